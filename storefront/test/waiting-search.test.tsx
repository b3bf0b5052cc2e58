import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import RefundsPage from "../src/app/admin/refunds-page.tsx";
import WaitingPage from "../src/app/admin/waiting-page.tsx";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { resetContactMessages } from "../src/mocks/contact-message-handlers.ts";
import { resetModeration } from "../src/mocks/moderation-handlers.ts";
import { resetRefunds } from "../src/mocks/refund-handlers.ts";
import { openPart, t } from "./shop-page.tsx";
import { serveShop, watchRequests } from "./shop-server.ts";

await loadMessages("ru", ["waiting", "reviews", "contacts", "admin-finance", "orders"]);

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

async function openWaiting(search = "") {
  const shop = await openPart(<WaitingPage />, `/admin/waiting${search}`);
  await screen.findByRole("heading", { level: 2, name: new RegExp(`^${t("waiting.messages.title")}`) });
  return shop;
}

const getField = (label: string) => screen.getByRole<HTMLInputElement>("searchbox", { name: label });

/** Types the words and presses Enter. */
function searchFor(label: string, words: string): void {
  fireEvent.change(getField(label), { target: { value: words } });
  fireEvent.submit(screen.getByRole("search", { name: label }));
}

const findRegion = async (name: RegExp) => within(await screen.findByRole("region", { name }));

test("finds reviews in the list that is shown, with the numbers of the others", async () => {
  const shop = await openWaiting();
  await screen.findByRole("article", { name: "Мадина К." });
  searchFor(t("waiting.reviews.search"), "  Rangi ");
  await waitFor(() => expect(screen.queryByRole("article", { name: "Мадина К." })).toBeNull());
  screen.getByRole("article", { name: "Jasur T." });
  expect(shop.place.now?.search).toBe("?reviewsQ=Rangi");
  const tabs = within(screen.getByRole("navigation", { name: t("waiting.reviews.filter") }));
  await tabs.findByRole("link", { name: "Ждут решения 1" });
  await tabs.findByRole("link", { name: "С жалобами 0" });
  // the heading has the number of all that wait
  screen.getByRole("heading", { level: 2, name: "Отзывы 4" });
  fireEvent.click(tabs.getByRole("link", { name: t("waiting.reviews.lists.all") }));
  await waitFor(() => expect(shop.place.now?.search).toBe("?reviews=all&reviewsQ=Rangi"));
  expect(getField(t("waiting.reviews.search")).value).toBe("Rangi");
});

test("finds refunds with their own number and sum, and links to all that were found", async () => {
  const shop = await openWaiting("?messages=closed&reviewsPage=1");
  const refunds = await findRegion(/^Возвраты денег 5$/);
  await refunds.findByText(/^1\s001\s089\s000\sсум$/);
  searchFor(t("adminRefunds.search"), "+99890");
  await refunds.findByText(t("waiting.refunds.found", { number: "2" }));
  refunds.getByText(/^760\s000\sсум$/);
  expect(refunds.getAllByRole("listitem")).toHaveLength(2);
  expect(shop.place.now?.search).toBe("?refundsQ=%2B99890&messages=closed");
  const toAll = refunds.getByRole("link", { name: t("waiting.refunds.allFound") });
  expect(toAll.getAttribute("href")).toBe("/admin/refunds?q=%2B99890");
});

test("finds refunds on their own page, in the tab that is shown", async () => {
  const shop = await openPart(<RefundsPage />, "/admin/refunds?reason=in_cabinet&page=1");
  await screen.findByRole("row", { name: /Nodira/ });
  searchFor(t("adminRefunds.search"), "karimova");
  await screen.findByRole("heading", { name: t("adminRefunds.nothingFound") });
  expect(shop.place.now?.search).toBe("?reason=in_cabinet&q=karimova");
  const tabs = within(screen.getByRole("navigation", { name: t("adminRefunds.filter") }));
  fireEvent.click(tabs.getByRole("link", { name: t("adminRefunds.all") }));
  await screen.findByRole("row", { name: /Dilnoza Karimova/ });
  expect(screen.getAllByRole("row")).toHaveLength(2);
  searchFor(t("adminRefunds.search"), "nobody");
  fireEvent.click(await screen.findByRole("link", { name: t("adminRefunds.showAll") }));
  await screen.findByRole("row", { name: /Nodira/ });
  expect(shop.place.now?.search).toBe("");
  expect(getField(t("adminRefunds.search")).value).toBe("");
});

test("finds messages of the shown status", async () => {
  const shop = await openWaiting("?reviews=all");
  await screen.findByRole("article", { name: "№ 12345678" });
  searchFor(t("waiting.messages.search"), "arizam");
  await waitFor(() => expect(screen.queryByRole("article", { name: "№ 12345678" })).toBeNull());
  screen.getByRole("article", { name: "№ 23456789" });
  expect(shop.place.now?.search).toBe("?reviews=all&messagesQ=arizam");
  screen.getByRole("heading", { level: 2, name: "Обращения 2" });
  fireEvent.click(screen.getByRole("link", { name: t("waiting.messages.lists.closed") }));
  await screen.findByRole("heading", { level: 3, name: t("waiting.nothingFound") });
  expect(shop.place.now?.search).toBe("?reviews=all&messages=closed&messagesQ=arizam");
});

test("reads the searches of the address, and requests each list with its own", async () => {
  await openWaiting("?reviewsQ=Madina&refundsQ=Jasur&messagesQ=Tom");
  for (const [label, words] of [
    [t("waiting.reviews.search"), "Madina"],
    [t("adminRefunds.search"), "Jasur"],
    [t("waiting.messages.search"), "Tom"],
  ] as const)
    expect(getField(label).value).toBe(words);
  await findRegion(/^Возвраты денег 5$/);
  expect(requests).toEqual(
    expect.arrayContaining([
      "reviews?page=1&limit=10&q=Madina&status=pending",
      "refunds-owed?page=1&limit=3&q=Jasur",
      "contact-messages?page=1&limit=10&status=new&q=Tom",
    ]),
  );
});

test("tells for each list that nothing was found, and shows all again", async () => {
  const shop = await openWaiting("?reviews=reported");
  for (const [label, region, all] of [
    [t("waiting.reviews.search"), /^Отзывы/, /^Оставить на сайте: /],
    [t("adminRefunds.search"), /^Возвраты денег/, /^Ко всем возвратам/],
    [t("waiting.messages.search"), /^Обращения/, /^Отвечено: № 12345678/],
  ] as const) {
    const part = await findRegion(region);
    const count = () => part.queryAllByRole("button", { name: all }).length;
    const links = () => part.queryAllByRole("link", { name: all }).length;
    await waitFor(() => expect(count() + links()).toBeGreaterThan(0));
    searchFor(label, "такого нет");
    await part.findByRole("heading", { level: 3, name: t("waiting.nothingFound") });
    expect(count() + links()).toBe(0);
    fireEvent.click(part.getByRole("link", { name: t("waiting.showAll") }));
    await waitFor(() => expect(count() + links()).toBeGreaterThan(0));
    expect(getField(label).value).toBe("");
    expect(shop.place.now?.search).toBe("?reviews=reported");
  }
});

test("does not claim that nothing waits while a cleared search is loading", async () => {
  await openWaiting("?reviews=all&reviewsQ=такого+нет");
  const part = await findRegion(/^Отзывы/);
  await part.findByRole("heading", { level: 3, name: t("waiting.nothingFound") });
  const seen: boolean[] = [];
  const watching = new MutationObserver(() =>
    seen.push(part.queryByRole("heading", { level: 3, name: t("waiting.reviews.none.all") }) !== null),
  );
  watching.observe(document.body, { childList: true, subtree: true });
  searchFor(t("waiting.reviews.search"), "");
  await part.findByRole("article", { name: "Jasur T." });
  watching.disconnect();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(true);
});
