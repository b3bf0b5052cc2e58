import type { Quote } from "@bezak/contract/orders.ts";
import { expect, test } from "vitest";
import type { CheckedLine } from "./cart-changes.ts";
import { groupBySeller, getSaving } from "./seller-groups.ts";

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

test("groups lines by seller, in the order of the cart", () => {
  const groups = groupBySeller([checked("a", "2"), checked("b", "1"), checked("c", "2")]);
  expect(
    groups.map(({ name, lines, subtotal }) => [name, lines.map(({ line }) => line.id), subtotal]),
  ).toEqual([
    ["Seller 2", ["a", "c"], 400],
    ["Seller 1", ["b"], 200],
  ]);
});

test("lists lines that cannot be ordered last, and lines without a quote in a group of their own", () => {
  const groups = groupBySeller([
    checked("sold out", "1", { stock: 0, change: "out_of_stock" }),
    checked("deleted", null, { stock: 0, change: "gone" }),
    checked("sold", "1"),
    checked("not quoted", undefined),
  ]);
  expect(groups.map(({ key, name, lines }) => [key, name, lines.length])).toEqual([
    ["1", "Seller 1", 1],
    ["unknown", null, 1],
    ["left-out", null, 2],
  ]);
});

test("sums the orderable part of a group at current prices", () => {
  const few = checked("few", "1", { stock: 1, price: 120, change: "not_enough" });
  const [shop, leftOut] = groupBySeller([
    few,
    checked("b", "1"),
    checked("c", "1", { change: "seller_away" }),
  ]);
  expect(shop?.subtotal).toBe(120 + 200);
  expect(leftOut?.subtotal).toBe(0);
});

test("counts the saving against the earlier price for every unit, where there is one", () => {
  const lines = [
    checked("a", "1", { oldPrice: 150 }),
    checked("b", "1", { oldPrice: 90 }),
    checked("c", "1", { oldPrice: null }),
    checked("d", undefined),
    checked("e", "1", { oldPrice: 150, stock: 0, change: "out_of_stock" }),
  ];
  expect(getSaving(lines)).toBe(100);
});
