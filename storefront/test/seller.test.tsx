import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import SellerReviews from "../src/app/seller-reviews.tsx";
import { builtInCategories } from "../src/features/catalog/category-menu.ts";
import { loadMessages, getTexts } from "../src/i18n/load-messages.ts";
import { languages } from "../src/lib/language.ts";
import { failure } from "../src/mocks/answers.ts";
import { sellerAnswer } from "../src/mocks/content-handlers.ts";
import { openPart, openShop, t, withoutNetwork } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

await loadMessages("ru", ["store", "reviews", "layers"]);
const server = serveShop();

const main = () => within(screen.getByRole("main"));

/** Collects the queries of product lists. */
function watch() {
  const queries: URLSearchParams[] = [];
  server.events.on("request:start", ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/api/v1/products") queries.push(searchParams);
  });
  return queries;
}

test("shows the shop and its own products, by id and by slug", async () => {
  const queries = watch();
  await openShop("/seller/seller-1?seller=sel_2");
  expect(await main().findByRole("heading", { level: 1, name: "Registon Atelier" })).toBeTruthy();
  for (const text of ["Украшения ручной работы", /На Bezak с 2025 года/, /9:00-20:00/, /Возврат 14 дней/]) {
    expect(main().getByText(text)).toBeTruthy();
  }
  await main().findAllByRole("article");
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) expect(query.getAll("seller")).toEqual(["sel_1"]);
});

test("shows a shop's holiday, delivery cities and the sum for free delivery", async () => {
  const terms = { deliveryZones: ["tashkent", "samarkand"], freeShippingThreshold: 300_000 };
  const away = { holidayUntil: "2126-12-05T00:00:00+05:00" };
  server.use(
    http.get("*/api/v1/sellers/:id", ({ params }) => sellerAnswer(params.id, { ...terms, ...away })),
  );
  await openShop("/seller/sel_1");
  expect(await main().findByText(t("store.awayTitle", { until: "05.12.2126" }))).toBeTruthy();
  const cities = t("store.deliversTo", { cities: "Ташкент, Самарканд" });
  await waitFor(() => expect(main().getByText(cities, { exact: false })).toBeTruthy());
  expect(main().getByText(/300\s000/)).toBeTruthy();
});

test("sorts and filters a shop's list at its own address", async () => {
  const queries = watch();
  const { place } = await openShop("/seller/sel_1");
  fireEvent.change(await main().findByLabelText(t("catalog.sort")), { target: { value: "price_asc" } });
  await waitFor(() => expect(place.now?.search).toBe("?sort=price_asc"));
  expect(place.now?.pathname).toBe("/seller/sel_1");
  await waitFor(() => expect(queries.at(-1)?.get("sort")).toBe("price_asc"));
  expect(queries.at(-1)?.get("seller")).toBe("sel_1");
});

test("lists reviews of its products in pages, each with its product", async () => {
  await openShop("/seller/sel_1");
  const section = within(await main().findByRole("region", { name: t("store.buyersSay") }));
  await waitFor(() => expect(section.getAllByRole("article")).toHaveLength(6));
  expect(section.getAllByRole("link", { name: "Кожаная сумка 0" })[0]?.getAttribute("href")).toBe(
    "/product/product-0",
  );
  fireEvent.click(section.getByRole("button", { name: t("store.moreReviews") }));
  await waitFor(() => expect(section.getAllByRole("article").length).toBeGreaterThan(6));
});

test("reports further reviews that failed to load, and loads them again", async () => {
  await openPart(<SellerReviews sellerId="sel_1" />);
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(6));
  server.use(http.get("*/api/v1/sellers/:id/reviews", () => failure("server_error", "Сбой"), { once: true }));
  fireEvent.click(screen.getByRole("button", { name: t("store.moreReviews") }));
  expect((await screen.findByRole("alert")).textContent).toBe("Сбой");
  expect(screen.getAllByRole("article")).toHaveLength(6);
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  await waitFor(() => expect(screen.getAllByRole("article").length).toBeGreaterThan(6));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("shows that reviews wait for the network, and loads them when it returns", () =>
  withoutNetwork(async (comeBack) => {
    await openPart(<SellerReviews sellerId="sel_1" />);
    await screen.findByRole("heading", { name: t("offline.title") });
    comeBack();
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(6));
  }));

test("hides the reviews of a shop without any", async () => {
  const none = { success: true, data: [], pagination: { page: 1, limit: 6, total: 0, pages: 0 } };
  server.use(http.get("*/api/v1/sellers/:id/reviews", () => HttpResponse.json(none)));
  await openShop("/seller/sel_1");
  await main().findByRole("heading", { level: 1, name: "Registon Atelier" });
  await waitFor(() => expect(main().queryByRole("region", { name: t("store.buyersSay") })).toBeNull());
});

test("says that a seller does not exist, with links to continue", async () => {
  await openShop("/seller/none");
  expect(await main().findByRole("heading", { level: 1, name: t("store.notFound") })).toBeTruthy();
  expect(
    main()
      .getByRole("link", { name: t("common.toCatalog") })
      .getAttribute("href"),
  ).toBe("/catalog");
});

test("loads a shop again after a failure", async () => {
  const failing = http.get(
    "*/api/v1/sellers/:id",
    () => HttpResponse.json({ success: false }, { status: 500 }),
    {
      once: true,
    },
  );
  server.use(failing);
  await openShop("/seller/sel_1");
  fireEvent.click(await main().findByRole("button", { name: t("common.retry") }));
  expect(await main().findByRole("heading", { level: 1, name: "Registon Atelier" })).toBeTruthy();
});

test("leaves the category bar empty when the categories cannot be loaded", async () => {
  server.use(http.get("*/api/v1/categories", () => HttpResponse.json({ success: false }, { status: 500 })));
  await openShop("/cart");
  const bar = screen.getByRole("navigation", { name: t("nav.categories") });
  await waitFor(() => expect(bar.getAttribute("aria-busy")).toBeNull());
  expect(within(bar).queryAllByRole("link")).toEqual([]);
});

test("has names of the ten built-in categories in every language", async () => {
  for (const language of languages) {
    await loadMessages(language, ["layers"]);
    const made = builtInCategories(getTexts(language));
    expect(made.map(({ address }) => address)).toEqual([
      "electronics",
      "clothing",
      "home",
      "sports",
      "beauty",
      "auto",
      "books",
      "toys",
      "food",
      "pets",
    ]);
    expect(new Set(made.map(({ name }) => name)).size).toBe(10);
    expect(made.every(({ name }) => !name.includes("builtIn"))).toBe(true);
  }
});
