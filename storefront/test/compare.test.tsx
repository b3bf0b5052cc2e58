import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { compareKey } from "../src/features/compare/compare-key.ts";

import { failure } from "../src/mocks/answers.ts";
import { products } from "../src/mocks/catalog-fixtures.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();

const first = products[0]!;
const [a, b] = products.filter(({ category }) => category.id === first.category.id) as [
  typeof first,
  typeof first,
];
const otherCategory = products.find(({ category }) => category.id !== first.category.id)!;

const toCompared = ({ id, slug, category, name, image }: typeof first) => ({
  id,
  slug,
  kind: category.id,
  name,
  image,
});

function compare(...compared: (typeof first)[]) {
  localStorage.setItem(compareKey, JSON.stringify(compared.map(toCompared)));
  window.dispatchEvent(new StorageEvent("storage", { key: compareKey }));
}

beforeEach(() => compare());

const stored = () =>
  (JSON.parse(localStorage.getItem(compareKey) ?? "[]") as { id: string }[]).map(({ id }) => id);
const button = () => screen.findByRole("button", { name: t("product.compare") });

test("adds a product to the comparison on its page, and removes it", async () => {
  await openShop(`/product/${a.slug}`);
  const toggle = await button();
  fireEvent.click(toggle);
  await screen.findByText(t("product.compareAdded"));
  expect([toggle.getAttribute("aria-pressed"), stored()]).toEqual(["true", [a.id]]);
  expect(screen.getByRole("link", { name: t("product.compared", { count: 1 }) })).toBeTruthy();
  fireEvent.click(toggle);
  await screen.findByText(t("product.compareRemoved"));
  expect([toggle.getAttribute("aria-pressed"), stored()]).toEqual(["false", []]);
});

test("rejects a product of another category, and offers to start a new comparison", async () => {
  compare(otherCategory);
  await openShop(`/product/${a.slug}`);
  fireEvent.click(await button());
  await screen.findByText(t("product.compareOtherKind"));
  expect(stored()).toEqual([otherCategory.id]);
  fireEvent.click(screen.getByRole("button", { name: t("product.compareAnew") }));
  expect(stored()).toEqual([a.id]);
});

test("shows products side by side with marked differences, which can be shown alone", async () => {
  compare(a, b);
  await openShop("/compare");
  const table = await screen.findByRole("table");
  await within(table).findByText(t("compare.seller"));
  const row = (name: string) => within(table).getByRole("rowheader", { name: new RegExp(`^${name}`) });
  const price = row(t("compare.price"));
  expect(price.closest("tr")?.hasAttribute("data-differs")).toBe(a.price !== b.price);
  const same = [...table.querySelectorAll("tbody tr:not([data-differs])")].length;
  expect(same).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole("switch", { name: t("compare.onlyDifferent") }));
  expect(table.querySelectorAll("tbody tr:not([data-differs])")).toHaveLength(0);
  expect(table.querySelectorAll("tbody tr[data-differs]").length).toBeGreaterThan(0);
});

test("removes one product, clears all, and follows another tab", async () => {
  compare(a, b);
  await openShop("/compare");
  await screen.findByRole("table");
  fireEvent.click(screen.getByRole("button", { name: t("compare.remove", { name: a.name.ru }) }));
  expect(stored()).toEqual([b.id]);
  act(() => compare(b, a));
  await waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(2));
  fireEvent.click(screen.getByRole("button", { name: t("compare.clear") }));
  await screen.findByText(t("compare.empty"));
  expect(localStorage.getItem(compareKey)).toBeNull();
});

test("marks a product that is gone and still shows the others", async () => {
  server.use(http.get(`*/api/v1/products/${a.id}`, () => failure("product_not_found", "Товар не найден")));
  compare(a, b);
  await openShop("/compare");
  await screen.findByText(t("compare.gone"));
  const table = screen.getByRole("table");
  await within(table).findByText(t("compare.seller"));
  expect(screen.queryByRole("alert")).toBeNull();
});
