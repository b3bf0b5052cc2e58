import { expect, it } from "vitest";
import { isIkpu, isPackageCode, isVatPercent } from "./fiscal-codes.ts";

it("accepts an IKPU of exactly 17 digits and nothing else", () => {
  expect(isIkpu("00702001001000001")).toBe(true);
  const wrong = ["", "0070200100100000", "007020010010000011", "0070200100100000a", " 00702001001000001"];
  const sly = ["00702001001000001\n", "٠0702001001000001", "-0702001001000001", "1".repeat(17) + "\0"];
  expect([...wrong, ...sly].filter(isIkpu)).toEqual([]);
});

it("accepts package codes of 1 to 20 digits and whole percentages from 0 to 100", () => {
  expect(["1", "0123456", "9".repeat(20)].filter(isPackageCode)).toHaveLength(3);
  expect(["", "12a", "9".repeat(21), "1\n"].filter(isPackageCode)).toEqual([]);
  expect([0, 12, 100].filter(isVatPercent)).toHaveLength(3);
  expect([-1, 101, 12.5, NaN, Infinity].filter(isVatPercent)).toEqual([]);
});
