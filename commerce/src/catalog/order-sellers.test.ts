import { expect, it } from "vitest";
import { orderSellers, type CountedSeller } from "./order-sellers.ts";

const seller = (id: string, productCount: number, rating = 0, reviewCount = 0): CountedSeller => ({
  id,
  name: id,
  slug: id,
  logo: null,
  productCount,
  rating,
  reviewCount,
});

const sellers = [
  seller("a", 5, 4.5, 3),
  seller("b", 9, 4.5, 8),
  seller("c", 7, 4.9, 1),
  seller("d", 0, 5, 99),
];
const ids = (list: CountedSeller[]) => list.map(({ id }) => id).join("");

it("puts shops that sold most first, then those with more products", () => {
  const sales = new Map([
    ["a", 100],
    ["d", 900],
  ]);
  expect(ids(orderSellers(sellers, "week", sales))).toBe("abc");
  expect(ids(orderSellers(sellers, "week", new Map()))).toBe("bca");
});

it("puts the best rated shops first, then those with more ratings", () => {
  expect(ids(orderSellers(sellers, "rating", new Map()))).toBe("cba");
});
