import { expect, it } from "vitest";
import { amountText, readTiyin } from "./amount.ts";

it("reads sums with up to two decimals as tiyin", () => {
  const read = ["5000", "5000.0", "5000.00", "5000.5", "0.07", "1.1", "999999999999.99"].map(readTiyin);
  expect(read).toEqual([500_000, 500_000, 500_000, 500_050, 7, 110, 99_999_999_999_999]);
});

it("rejects every other notation", () => {
  const odd = [
    "",
    "5000.",
    ".5",
    "05000",
    "5000.000",
    "5e3",
    "+1",
    "-1",
    " 1",
    "1\n",
    "1,0",
    "0x1",
    "1e400",
    "Infinity",
  ];
  expect(odd.map(readTiyin)).toEqual(odd.map(() => undefined));
  expect(readTiyin("1000000000000")).toBeUndefined();
});

it("writes a whole sum with two decimals", () => {
  expect(amountText(5000)).toBe("5000.00");
});
