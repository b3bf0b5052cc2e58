// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { createRecentStore, recentKey, recentMost } from "./recent-store.ts";

const product = (number: number) => ({
  id: `p${number}`,
  slug: `ring-${number}`,
  name: { ru: `Кольцо ${number}` },
  image: null,
});

const ids = (store: ReturnType<typeof createRecentStore>) => store.products.get().map(({ id }) => id);

beforeEach(() => localStorage.clear());

test("lists each product once, the latest first, and keeps the list for the next visit", () => {
  const store = createRecentStore(localStorage);
  for (const number of [1, 2, 3, 1]) store.see(product(number));
  expect(ids(store)).toEqual(["p1", "p3", "p2"]);
  expect(ids(createRecentStore(localStorage))).toEqual(["p1", "p3", "p2"]);
});

test("stores no more products than it shows, and of a product only what it shows", () => {
  const store = createRecentStore(localStorage);
  const card = { ...product(0), price: 5 };
  for (let number = 1; number <= recentMost + 3; number += 1) store.see(product(number));
  store.see(card);
  expect(ids(store)).toHaveLength(recentMost);
  expect(store.products.get()[0]).toEqual(product(0));
});

test("removes a product that is gone by its id or slug", () => {
  const store = createRecentStore(localStorage);
  for (const number of [1, 2, 3]) store.see(product(number));
  store.forget("p1");
  store.forget("ring-3");
  expect(ids(createRecentStore(localStorage))).toEqual(["p2"]);
});

test("adds to what another tab wrote instead of overwriting it", () => {
  const store = createRecentStore(localStorage);
  createRecentStore(localStorage).see(product(7));
  store.see(product(8));
  expect(ids(store)).toEqual(["p8", "p7"]);
});

test.each(["{nonsense", "5", '[null,1,{"id":"x"},{"id":"x","slug":"y","name":"z","image":null}]'])(
  "reads %s in the storage as nothing",
  (stored) => {
    localStorage.setItem(recentKey, stored);
    expect(ids(createRecentStore(localStorage))).toEqual([]);
  },
);
