import { expect, it } from "vitest";
import { reviewLimits } from "@bezak/contract/review-rules.ts";
import { generateProducts } from "../catalog/generate.ts";
import { details } from "./details.ts";
import { generateReviews } from "./generate-reviews.ts";
import { categories } from "../catalog/categories.ts";

const base = new Date("2026-11-21T00:00:00Z");
const products = generateProducts(20261121, base);
const reviews = generateReviews(products, 20261121, base);
const all = reviews.flat();

it("generates the same reviews for the same seed", () => {
  expect(generateReviews(products, 20261121, base)).toEqual(reviews);
  expect(generateReviews(products, 1, base)).not.toEqual(reviews);
});

it("generates many reviews, and leaves some products without any", () => {
  expect(all.length).toBeGreaterThan(1_000);
  expect(reviews.filter((list) => list.length === 0).length).toBeGreaterThan(50);
});

it("follows the rules of reviews", () => {
  for (const [index, list] of reviews.entries()) {
    expect(new Set(list.map(({ author }) => author)).size).toBe(list.length);
    for (const { rating, text, images, createdAt, reply } of list) {
      expect([1, 2, 3, 4, 5]).toContain(rating);
      expect(text.length).toBeGreaterThanOrEqual(reviewLimits.textMin);
      expect(images.length).toBeLessThanOrEqual(reviewLimits.imagesMax);
      expect(createdAt.getTime()).toBeGreaterThan(products[index]!.createdAt.getTime());
      expect(createdAt.getTime()).toBeLessThanOrEqual(base.getTime());
      if (reply) expect(reply.at.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
    }
  }
});

it("generates mostly good reviews in three languages, some with answers, some with photos", () => {
  const share = (test: (one: (typeof all)[number]) => boolean) => all.filter(test).length / all.length;
  expect(share(({ rating }) => rating >= 4)).toBeGreaterThan(0.6);
  expect(share(({ rating }) => rating <= 2)).toBeGreaterThan(0.02);
  expect(share(({ text }) => /[а-я]/i.test(text))).toBeGreaterThan(0.5);
  expect(share(({ text }) => /ʻ|lar|ning|juda|yaxshi/i.test(text))).toBeGreaterThan(0.15);
  expect(share(({ reply }) => reply !== null)).toBeGreaterThan(0.1);
  expect(share(({ images }) => images.length > 0)).toBeGreaterThan(0.02);
  for (const { text } of all) expect(text).not.toMatch(/['‘’`]/);
});

it("has remarks for products of every first-level category", () => {
  for (const { slug } of categories) expect(Object.keys(details), slug).toContain(slug);
});
