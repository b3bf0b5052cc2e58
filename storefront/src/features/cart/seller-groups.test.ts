import type { Quote } from "@bezak/contract/orders.ts";
import { expect, test } from "vitest";
import type { CheckedLine } from "./cart-changes.ts";
import { groupBySeller, savingOf } from "./seller-groups.ts";

type Item = Quote["items"][number];

function checked(id: string, seller: string | null | undefined, part: Partial<Item> = {}): CheckedLine {
  const line = { id, name: id, price: 100, image: null, quantity: 2 };
  if (seller === undefined) return { line, item: undefined };
  const item: Item = {
    productId: id,
    variantId: null,
    name: { ru: id },
    image: null,
    seller: seller === null ? null : { id: seller, name: `Seller ${seller}` },
    price: 100,
    quantity: 2,
    stock: 9,
    total: 200,
    change: null,
    ...part,
  };
  return { line, item };
}

test("lines of one seller stand together, sellers in the order of the cart", () => {
  const groups = groupBySeller([checked("a", "2"), checked("b", "1"), checked("c", "2")]);
  expect(
    groups.map(({ name, lines, subtotal }) => [name, lines.map(({ line }) => line.id), subtotal]),
  ).toEqual([
    ["Seller 2", ["a", "c"], 400],
    ["Seller 1", ["b"], 200],
  ]);
});

test("goods without a seller and goods not asked about are groups of their own", () => {
  const groups = groupBySeller([checked("a", "1"), checked("b", null), checked("c", undefined)]);
  expect(groups.map(({ key, name }) => [key, name])).toEqual([
    ["1", "Seller 1"],
    ["gone", null],
    ["unknown", null],
  ]);
});

test("a saving is counted against the price before, for every piece, and only where there is one", () => {
  const lines = [
    checked("a", "1", { oldPrice: 150 }),
    checked("b", "1", { oldPrice: 90 }),
    checked("c", "1", { oldPrice: null }),
    checked("d", undefined),
  ];
  expect(savingOf(lines)).toBe(100);
});
