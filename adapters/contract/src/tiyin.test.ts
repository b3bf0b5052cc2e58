import { expect, expectTypeOf, it } from "vitest";
import { asTiyin, toSum, toTiyin, type Tiyin } from "./tiyin.ts";

it("converts a sum to a hundred times as many tiyin, and back", () => {
  expect([toTiyin(115_000), toSum(toTiyin(115_000)), toSum(asTiyin(150))]).toEqual([
    11_500_000, 115_000, 1.5,
  ]);
  expect(toTiyin(1_000_000_000_000)).toBe(100_000_000_000_000);
});

it("is no plain number of sums", () => {
  expectTypeOf<number>().not.toExtend<Tiyin>();
});
