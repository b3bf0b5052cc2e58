import { describe, expect, it } from "vitest";
import { getShare, splitInThousands, splitSum } from "./split-sum.ts";

describe("splitSum", () => {
  it("gives the remainder to the largest remainders", () => {
    expect(splitSum(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitSum(10, [3, 3, 4])).toEqual([3, 3, 4]);
    expect(splitSum(25_000, [100_000, 350_001, 7])).toEqual([5_556, 19_444, 0]);
  });

  it("splits evenly without weights, and into nothing for no parts", () => {
    expect(splitSum(5, [0, 0])).toEqual([3, 2]);
    expect(splitSum(5, [])).toEqual([]);
  });

  it("adds up even when intermediate products exceed the precision of a double", () => {
    for (const total of [0, 1, 7, 25_000, 999_999_999_999]) {
      for (const weights of [[1], [1, 2, 3], [999_999_999_999, 1], [3, 0, 5, 11], [7, 7, 7, 7, 7, 7]]) {
        const parts = splitSum(total, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }
    }
    expect(splitSum(999_999_999_999, [999_999_999_999, 1])).toEqual([999_999_999_998, 1]);
  });
});

describe("splitInThousands", () => {
  it("splits into whole thousands and adds the rest to the part with the largest weight", () => {
    expect(splitInThousands(25_000, [18_000, 7_777])).toEqual([17_000, 8_000]);
    expect(splitInThousands(25_500, [1, 3, 2])).toEqual([4_000, 13_500, 8_000]);
    expect(splitInThousands(900, [1, 1])).toEqual([900, 0]);
    expect(splitInThousands(2_000, [5, 5, 5])).toEqual([1_000, 1_000, 0]);
    expect(splitInThousands(0, [])).toEqual([]);
  });
});

describe("shareOf", () => {
  it("rounds half a sum up", () => {
    expect(getShare(415_000, 1000)).toBe(41_500);
    expect(getShare(5, 1000)).toBe(1);
    expect(getShare(4, 1000)).toBe(0);
    expect(getShare(999_999_999_999, 1250)).toBe(125_000_000_000);
  });
});
