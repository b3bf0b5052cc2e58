import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

await loadMessages("ru", ["info"]);
serveShop();

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const main = () => within(screen.getByRole("main"));
const details = (question: RegExp) => main().getByText(question).closest("details");

test("shows the text, contents and date of change of a footer page", async () => {
  await openShop("/info/delivery");
  expect(main().getByRole("heading", { level: 1 }).textContent).toBe("Доставка");
  const contents = within(main().getByRole("navigation", { name: t("info.contents") }));
  const anchors = contents.getAllByRole("link").map((link) => link.getAttribute("href"));
  for (const anchor of anchors) expect(document.getElementById(anchor!.slice(1)), anchor!).toBeTruthy();
  expect(
    main()
      .getByText(/21 ноября 2026/)
      .getAttribute("datetime"),
  ).toBe("2026-11-21");
  const table = within(await main().findByRole("table"));
  expect(table.getByRole("rowheader", { name: "Ташкент" })).toBeTruthy();
  expect(main().getByRole("link", { name: "оформите возврат" }).getAttribute("href")).toBe("/info/returns");
});

test.each(["careers", "selling-rules"])("redirects the former filter %s to its page", async (filter) => {
  const { place } = await openShop(`/catalog?filter=${filter}`);
  await waitFor(() => expect(place.now?.pathname).toBe(`/info/${filter}`));
  expect(await main().findByRole("link", { name: t("info.write") })).toBeTruthy();
});

test("links to every page in the footer", async () => {
  await openShop("/faq");
  const footer = within(await screen.findByRole("contentinfo"));
  await footer.findByRole("link", { name: "help@bezak.uz" });
  const addresses = footer.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/about",
      "/contacts",
      "/faq",
      "/info/api",
      "/info/buyer-protection",
      "tel:+998712000000",
      "mailto:help@bezak.uz",
    ]),
  );
  expect(addresses.filter((address) => address?.startsWith("/catalog?filter="))).toEqual([]);
});

test("searches questions while typing, and offers the contact form when nothing is found", async () => {
  await openShop("/faq");
  const search = main().getByRole("searchbox", { name: t("info.search") });
  expect(main().getAllByRole("heading", { level: 3 }).length).toBeGreaterThan(20);
  fireEvent.change(search, { target: { value: "самому" } });
  expect(
    main()
      .getAllByRole("heading", { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(["Можно забрать самому?"]);
  expect(main().getByText(t("info.found", { count: 1 }))).toBeTruthy();
  fireEvent.change(search, { target: { value: "динозавр" } });
  expect(main().getByRole("heading", { name: t("info.nothing") })).toBeTruthy();
  expect(
    main()
      .getByRole("link", { name: t("info.write") })
      .getAttribute("href"),
  ).toBe("/contacts");
  fireEvent.click(main().getByRole("button", { name: t("info.allQuestions") }));
  expect(main().getAllByRole("heading", { level: 3 }).length).toBeGreaterThan(20);
});

test("opens only the question in the address", async () => {
  await openShop("/faq#orders-cancel");
  await waitFor(() => expect(details(/Как отменить заказ/)?.open).toBe(true));
  expect(details(/Где сейчас мой заказ/)?.open).toBe(false);
  expect(main().getAllByText(t("info.anchor"))[0]).toBeTruthy();
});
