// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { createCartStore } from "./cart-store.ts";
import { readCart } from "./cart-storage.ts";

const ring = { id: "p1", name: "Кольцо", price: 100, image: null };

beforeEach(() => localStorage.clear());

test.each([
  ["no JSON", "{nonsense"],
  ["no list", '{"a":1}'],
  ["null", "null"],
  ["lines of another shape", '[1,null,{"id":1},{"id":"x"},{"id":"x","name":"y","price":-1,"quantity":1}]'],
])("reads the stored cart %s as empty", (_what, stored) => {
  localStorage.setItem("cart", stored);
  expect(readCart(localStorage)).toEqual([]);
});

test("keeps the valid lines of a damaged cart", () => {
  localStorage.setItem("cart", JSON.stringify([{ ...ring, quantity: 2, image: 5 }, "broken"]));
  expect(readCart(localStorage)).toEqual([{ ...ring, quantity: 2 }]);
});

test("stores every change under `cart` and reads it at the start", () => {
  const first = createCartStore(localStorage);
  first.start();
  first.dispatch({ type: "add", line: ring });
  expect(JSON.parse(localStorage.getItem("cart") ?? "")).toEqual([{ ...ring, quantity: 1 }]);
  const second = createCartStore(localStorage);
  second.start();
  expect(second.lines.get()).toEqual([{ ...ring, quantity: 1 }]);
});

test("follows another tab, and adds to what that tab wrote instead of overwriting it", () => {
  const store = createCartStore(localStorage);
  store.start();
  localStorage.setItem("cart", JSON.stringify([{ ...ring, quantity: 4 }]));
  store.dispatch({ type: "add", line: ring });
  expect(store.lines.get()[0]?.quantity).toBe(5);

  localStorage.setItem("cart", "[]");
  window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
  expect(store.lines.get()).toEqual([]);
});

test("keeps the cart in memory when storage is forbidden", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => undefined,
  };
  const store = createCartStore(full);
  store.dispatch({ type: "add", line: ring });
  store.dispatch({ type: "add", line: ring });
  expect(store.lines.get()).toEqual([{ ...ring, quantity: 2 }]);
});
