import { expect, it } from "vitest";
import { redact } from "./redact.ts";

it.each([
  ["text", "8600123412341234", "8600…34"],
  ["a number", 8600123412341234, "8600…34"],
  ["a number beyond what is exact", 9860123412341234, "9860…34"],
  ["a number of fifteen digits", 378282246310005, "3782…05"],
  ["a long integer", 8600123412341234n, "8600…34"],
])("masks a card number as %s at any position", (_, card, left) => {
  expect(redact({ deep: [{ any: card }] })).toEqual({ deep: [{ any: left }] });
});

it("leaves times, sums and short ids as numbers", () => {
  const numbers = { time: 1_795_000_000_000, amount: 47_500_100, code: -31050, share: 0.5 };
  expect(redact(numbers)).toEqual(numbers);
});
