import { expect, test } from "vitest";
import { cartReducer, cartTotals, type CartLine } from "./cart-reducer.ts";

const ring = { id: "p1", name: "Кольцо", price: 100, image: null };
const line: CartLine = { ...ring, quantity: 1 };

test("adds a new product with one unit, and one more each time it is added again", () => {
  const once = cartReducer([], { type: "add", line: ring });
  expect(once).toEqual([line]);
  expect(cartReducer(once, { type: "add", line: ring })).toEqual([{ ...line, quantity: 2 }]);
});

test("adds another variant of a product as another line", () => {
  const gold = { ...ring, variantId: "gold" };
  const lines = cartReducer([line], { type: "add", line: gold });
  expect(lines).toEqual([line, { ...gold, quantity: 1 }]);
  expect(cartReducer(lines, { type: "set-quantity", key: gold, quantity: 5 })[0]?.quantity).toBe(1);
});

test.each([0, -1, Number.NaN, 0.5])("removes the line at a quantity of %s", (quantity) => {
  expect(cartReducer([line], { type: "set-quantity", key: ring, quantity })).toEqual([]);
});

test("limits a quantity to whole numbers within the maximum of an order", () => {
  expect(cartReducer([line], { type: "set-quantity", key: ring, quantity: 3.7 })[0]?.quantity).toBe(3);
  expect(cartReducer([line], { type: "set-quantity", key: ring, quantity: 1000 })[0]?.quantity).toBe(99);
  expect(cartReducer([{ ...line, quantity: 99 }], { type: "add", line: ring })[0]?.quantity).toBe(99);
});

test("removes, reprices and clears without changing its input", () => {
  const lines = Object.freeze([Object.freeze(line)]);
  expect(cartReducer(lines, { type: "set-price", key: ring, price: 150 })).toEqual([{ ...line, price: 150 }]);
  expect(cartReducer(lines, { type: "remove", key: ring })).toEqual([]);
  expect(cartReducer(lines, { type: "clear" })).toEqual([]);
  expect(lines).toEqual([line]);
});

test("restores a removed line at its former position", () => {
  const lines = ["a", "b", "c"].map((id, index) => ({ ...line, id, quantity: index + 1 }));
  const [a, b, c] = lines as [CartLine, CartLine, CartLine];
  const without = cartReducer(lines, { type: "remove", key: b });
  expect(cartReducer(without, { type: "restore", line: b, at: 1 })).toEqual(lines);
  expect(cartReducer([a], { type: "restore", line: c, at: 2 })).toEqual([a, c]);
  // the product was added again before "undo" was pressed
  expect(cartReducer(lines, { type: "restore", line: { ...b, quantity: 9 }, at: 0 })).toBe(lines);
});

test("totals the units and the sum of price times quantity", () => {
  const lines = [
    { ...line, quantity: 2 },
    { ...line, id: "p2", price: 50, quantity: 3 },
  ];
  expect(cartTotals(lines)).toEqual({ totalItems: 5, totalAmount: 350 });
});
