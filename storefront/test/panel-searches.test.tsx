import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import MessagesPage from "../src/app/admin/messages-page.tsx";
import RefundsPage from "../src/app/admin/refunds-page.tsx";
import ReviewsPage from "../src/app/admin/reviews-page.tsx";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { resetContactMessages } from "../src/mocks/contact-message-handlers.ts";
import { resetModeration } from "../src/mocks/moderation-handlers.ts";
import { resetRefunds } from "../src/mocks/refund-handlers.ts";
import { openPart, t } from "./shop-page.tsx";
import { serveShop, watchRequests } from "./shop-server.ts";

await loadMessages("ru", ["waiting", "reviews", "contacts", "admin-finance", "orders", "dates"]);

const server = serveShop();
let requests: string[];

beforeEach(() => {
  resetModeration();
  resetRefunds();
  resetContactMessages();
  requests = [];
  watchRequests(server, async ({ url }) => {
    const { pathname, search } = new URL(url);
    requests.push(`${pathname.split("/").at(-1)}${search}`);
  });
});

const getField = (label: string) => screen.getByRole<HTMLInputElement>("searchbox", { name: label });

/** Types the words and presses Enter. */
function searchFor(label: string, words: string): void {
  fireEvent.change(getField(label), { target: { value: words } });
  fireEvent.submit(screen.getByRole("search", { name: label }));
}

test("finds reviews in the list that is shown, with the numbers of the others", async () => {
  const shop = await openPart(<ReviewsPage />, "/admin/reviews?list=pending");
  await screen.findByRole("article", { name: "Мадина К." });
  searchFor(t("waiting.reviews.search"), "  Rangi ");
  await waitFor(() => expect(screen.queryByRole("article", { name: "Мадина К." })).toBeNull());
  screen.getByRole("article", { name: "Jasur T." });
  expect(shop.place.now?.search).toBe("?list=pending&q=Rangi");
  const tabs = within(screen.getByRole("navigation", { name: t("waiting.reviews.filter") }));
  await tabs.findByRole("link", { name: "Ждут решения 1" });
  await tabs.findByRole("link", { name: "С жалобами 0" });
  fireEvent.click(tabs.getByRole("link", { name: t("waiting.reviews.lists.all") }));
  await waitFor(() => expect(shop.place.now?.search).toBe("?q=Rangi"));
  expect(getField(t("waiting.reviews.search")).value).toBe("Rangi");
});

test("finds refunds on their own page, in the tab that is shown", async () => {
  const shop = await openPart(<RefundsPage />, "/admin/refunds?reason=in_cabinet&page=1");
  await screen.findByRole("row", { name: /Nodira/ });
  searchFor(t("adminRefunds.search"), "karimova");
  await screen.findByRole("heading", { name: t("adminRefunds.nothingFound") });
  expect(shop.place.now?.search).toBe("?reason=in_cabinet&q=karimova");
  const tabs = within(screen.getByRole("navigation", { name: t("adminRefunds.filter") }));
  fireEvent.click(tabs.getByRole("link", { name: /^Все \d+$/ }));
  await screen.findByRole("row", { name: /Dilnoza Karimova/ });
  expect(screen.getAllByRole("row")).toHaveLength(2);
  searchFor(t("adminRefunds.search"), "nobody");
  fireEvent.click(await screen.findByRole("link", { name: t("adminMoney.showAll") }));
  await screen.findByRole("row", { name: /Nodira/ });
  expect(shop.place.now?.search).toBe("");
  expect(getField(t("adminRefunds.search")).value).toBe("");
});

test("finds messages of the shown status, and requests what the address says", async () => {
  const shop = await openPart(<MessagesPage />, "/admin/messages?q=arizam");
  await screen.findByRole("article", { name: "№ 23456789" });
  expect(getField(t("waiting.messages.search")).value).toBe("arizam");
  expect(requests).toContain("contact-messages?page=1&limit=10&status=new&q=arizam");
  fireEvent.click(screen.getByRole("link", { name: /^Закрытые \d+$/ }));
  await screen.findByRole("heading", { level: 3, name: t("waiting.nothingFound") });
  expect(shop.place.now?.search).toBe("?status=closed&q=arizam");
  fireEvent.click(screen.getByRole("link", { name: t("waiting.showAll") }));
  await waitFor(() => expect(shop.place.now?.search).toBe("?status=closed"));
  expect(getField(t("waiting.messages.search")).value).toBe("");
});

test("does not claim that nothing waits while a cleared search is loading", async () => {
  await openPart(<ReviewsPage />, "/admin/reviews?q=такого+нет");
  await screen.findByRole("heading", { level: 3, name: t("waiting.nothingFound") });
  const seen: boolean[] = [];
  const watching = new MutationObserver(() =>
    seen.push(screen.queryByRole("heading", { level: 3, name: t("waiting.reviews.none.all") }) !== null),
  );
  watching.observe(document.body, { childList: true, subtree: true });
  searchFor(t("waiting.reviews.search"), "");
  await screen.findByRole("article", { name: "Jasur T." });
  watching.disconnect();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(true);
});
