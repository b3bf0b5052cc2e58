// @vitest-environment happy-dom
import { limits } from "@bezak/contract/limits.ts";
import { beforeEach, expect, test } from "vitest";
import { compareKey } from "./compare-key.ts";
import { createCompareStore, type Compared } from "./compare-store.ts";

const product = (number: number, kind = "cat_rings"): Compared => ({
  id: `p${number}`,
  slug: `ring-${number}`,
  kind,
  name: { ru: `Кольцо ${number}` },
  image: null,
});

const ids = (store: ReturnType<typeof createCompareStore>) => store.products.get().map(({ id }) => id);

beforeEach(() => localStorage.clear());

test("adds and removes products, and keeps them for the next visit", () => {
  const store = createCompareStore(localStorage);
  expect([1, 2, 1].map((number) => store.toggle(product(number)))).toEqual(["added", "added", "removed"]);
  expect(ids(store)).toEqual(["p2"]);
  expect(ids(createCompareStore(localStorage))).toEqual(["p2"]);
  store.remove("p2");
  expect(localStorage.getItem(compareKey)).toBeNull();
});

test("compares at most four products, of one category", () => {
  const store = createCompareStore(localStorage);
  for (let number = 1; number <= limits.compared; number += 1) store.toggle(product(number));
  expect(store.toggle(product(9))).toBe("full");
  expect(store.toggle(product(9, "cat_bags"))).toBe("other_kind");
  expect(ids(store)).toEqual(["p1", "p2", "p3", "p4"]);
  store.restart(product(9, "cat_bags"));
  expect(ids(store)).toEqual(["p9"]);
});

test("stores only what the comparison shows of a product", () => {
  const store = createCompareStore(localStorage);
  store.toggle({ ...product(1), price: 5 } as Compared);
  expect(JSON.parse(localStorage.getItem(compareKey)!)).toEqual([product(1)]);
});

test("adds to what another tab wrote, and follows it", () => {
  const store = createCompareStore(localStorage);
  createCompareStore(localStorage).toggle(product(7));
  window.dispatchEvent(new StorageEvent("storage", { key: compareKey }));
  expect(ids(store)).toEqual(["p7"]);
  store.toggle(product(8));
  expect(ids(createCompareStore(localStorage))).toEqual(["p7", "p8"]);
});

test("renders an empty comparison first, as the server does", () => {
  createCompareStore(localStorage).toggle(product(1));
  expect(createCompareStore(localStorage).products.initial).toEqual([]);
});

test.each(["{nonsense", "5", '[null,1,{"id":"x"},{"id":"x","slug":"y","kind":"k","name":"z","image":null}]'])(
  "reads %s in the storage as nothing",
  (stored) => {
    localStorage.setItem(compareKey, stored);
    expect(ids(createCompareStore(localStorage))).toEqual([]);
  },
);
