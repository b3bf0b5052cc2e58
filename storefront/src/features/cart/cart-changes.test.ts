import type { Quote } from "@bezak/contract/orders.ts";
import { expect, test } from "vitest";
import { getChange, checkLines, fixAll, orderableTotals } from "./cart-changes.ts";
import { cartReducer, type CartLine } from "./cart-reducer.ts";

const line: CartLine = { id: "p1", name: "Кольцо", price: 100, image: null, quantity: 3, variantId: "v1" };

function getQuote(part: Partial<Quote["items"][number]>): Quote {
  const item: Quote["items"][number] = {
    productId: "p1",
    variantId: "v1",
    name: { ru: "Кольцо" },
    image: null,
    seller: null,
    price: 100,
    quantity: 3,
    stock: 10,
    total: 300,
    change: null,
    ...part,
  };
  return { items: [item], totals: { items: 300, delivery: 0, discount: 0, total: 300 }, orderable: true };
}

const changeWith = (part: Partial<Quote["items"][number]>) =>
  checkLines([line], getQuote(part)).map(getChange);

test("says why a line cannot be ordered as it is", () => {
  expect(changeWith({})).toEqual([null]);
  expect(changeWith({ price: 120, change: "price" })).toEqual(["price"]);
  expect(changeWith({ stock: 2, change: "not_enough" })).toEqual(["not_enough"]);
  expect(changeWith({ stock: 0, change: "out_of_stock" })).toEqual(["out_of_stock"]);
  expect(changeWith({ name: null, stock: 0, change: "gone" })).toEqual(["gone"]);
  // a hindrance comes before quantity and price, since changing those would not help
  expect(changeWith({ stock: 0, change: "seller_away" })).toEqual(["seller_away"]);
  expect(changeWith({ stock: 5, change: "own_shop" })).toEqual(["own_shop"]);
  expect(changeWith({ stock: 1, price: 120, change: "not_delivered" })).toEqual(["not_delivered"]);
  expect(changeWith({ stock: 1, price: 120, change: "order_too_large" })).toEqual(["order_too_large"]);
});

test("reports no change without a quote", () => {
  expect(checkLines([line], undefined).map(getChange)).toEqual([null]);
});

test("treats a line without a variant as the product's default one", () => {
  const { variantId: _none, ...usual } = line;
  expect(checkLines([usual], getQuote({ stock: 1 })).map(getChange)).toEqual(["not_enough"]);
});

test.each([
  [{ price: 120 }, [{ ...line, price: 120 }]],
  [{ stock: 2, price: 120 }, [{ ...line, quantity: 2, price: 120 }]],
  [{ stock: 0 }, []],
  [{ change: "gone" as const, stock: 0 }, []],
  [{ change: "seller_away" as const }, []],
  [{ change: "not_delivered" as const }, []],
  [{ change: "order_too_large" as const }, []],
])("resolves the changes %j with one press", (part, expected) => {
  expect(fixAll([line], getQuote(part)).reduce(cartReducer, [line])).toEqual(expected);
});

test.each([
  [{}, { quantity: 3, amount: 300 }],
  [
    { price: 120, change: "price" as const },
    { quantity: 3, amount: 360 },
  ],
  [
    { stock: 2, price: 120, change: "not_enough" as const },
    { quantity: 2, amount: 240 },
  ],
  [
    { stock: 0, change: "out_of_stock" as const },
    { quantity: 0, amount: 0 },
  ],
  [{ change: "not_delivered" as const }, { quantity: 0, amount: 0 }],
  [{ change: "order_too_large" as const }, { quantity: 0, amount: 0 }],
])("counts the orderable part of a line whose quote is %j", (part, expected) => {
  expect(orderableTotals(checkLines([line], getQuote(part)))).toEqual(expected);
});

test("counts a line as the buyer added it while there is no quote", () => {
  expect(orderableTotals(checkLines([line], undefined))).toEqual({ quantity: 3, amount: 300 });
});
