import { expect, it } from "vitest";
import { ViewCounts } from "./view-counts.ts";

const ring = { id: "prod_ring", sellerId: "sel_1" };

it("counts views by product and by the day in Tashkent", () => {
  const counts = new ViewCounts();
  counts.add(ring, new Date("2026-11-21T18:59:59Z"));
  counts.add(ring, new Date("2026-11-21T19:00:00Z"));
  counts.add(ring, new Date("2026-11-22T18:59:59Z"));
  const row = { product_id: "prod_ring", seller_id: "sel_1" };
  expect(counts.take()).toEqual([
    { ...row, day: "2026-11-21", views: 1 },
    { ...row, day: "2026-11-22", views: 2 },
  ]);
  expect(counts.take()).toEqual([]);
});

it("adds views that could not be written to those counted meanwhile", () => {
  const counts = new ViewCounts();
  const at = new Date("2026-11-22T10:00:00Z");
  counts.add(ring, at);
  const taken = counts.take();
  counts.add(ring, at);
  counts.putBack(taken);
  expect(counts.take()).toMatchObject([{ views: 2 }]);
});
