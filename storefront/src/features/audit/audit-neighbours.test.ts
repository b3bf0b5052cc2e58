import { expect, it } from "vitest";
import { findNeighbours } from "./audit-neighbours.ts";

const part = (total: number, ...ids: string[]) => ({
  data: ids.map((id) => ({ id })),
  pagination: { total },
});

it("finds older entries than those of the newest page, if there are any", () => {
  expect(findNeighbours({}, part(5, "e5", "e4"))).toEqual({ isNewest: true, older: "e4" });
  expect(findNeighbours({}, part(2, "e2", "e1"))).toEqual({ isNewest: true });
  expect(findNeighbours({}, part(0))).toEqual({ isNewest: true });
});

it("finds the entries on both sides of a page in the middle, and no older ones than the oldest", () => {
  expect(findNeighbours({ before: "e4" }, part(3, "e3", "e2"))).toEqual({
    isNewest: false,
    older: "e2",
    newer: "e3",
  });
  expect(findNeighbours({ before: "e3" }, part(2, "e2", "e1"))).toEqual({ isNewest: false, newer: "e2" });
});

it("knows a page of newer entries that ends with the newest one", () => {
  expect(findNeighbours({ after: "e1" }, part(4, "e3", "e2"))).toEqual({
    isNewest: false,
    older: "e2",
    newer: "e3",
  });
  expect(findNeighbours({ after: "e3" }, part(2, "e5", "e4"))).toEqual({ isNewest: true, older: "e4" });
});
