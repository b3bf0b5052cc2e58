import { expect, it } from "vitest";
import { IDLE, LOOK, shortened } from "./recovery-times.ts";

it("uses the production value when nothing is set", () => {
  expect({ IDLE, LOOK }).toEqual({ IDLE: 5, LOOK: 5 });
  expect(shortened({}, "A", 8)).toBe(8);
  expect(shortened({ A: "" }, "A", 8)).toBe(8);
});

it("accepts a shorter time from the environment, except in production", () => {
  expect(shortened({ A: "2" }, "A", 8)).toBe(2);
  expect(shortened({ A: "2", NODE_ENV: "production" }, "A", 8)).toBe(8);
});

it.each(["0", "9", "1.5", "-1", "soon"])("rejects %s when 1 to 8 seconds are permitted", (value) => {
  expect(() => shortened({ A: value }, "A", 8)).toThrow(
    `A is "${value}": a whole number of seconds from 1 to 8 is needed.`,
  );
});
