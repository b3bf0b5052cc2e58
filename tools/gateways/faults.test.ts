import { expect, test } from "vitest";
import { Faults } from "./faults.ts";

test("applies a fault only to matching calls, the requested number of times", () => {
  const faults = new Faults();
  faults.set({ gateway: "click", fault: "down", on: "status", account: "1", times: 2 });
  expect(faults.take("click", "down", { on: "reversal", account: "1" })).toBe(false);
  expect(faults.take("click", "down", { on: "status", account: "2" })).toBe(false);
  expect(faults.take("atmos", "down", { on: "status", account: "1" })).toBe(false);
  const struck = [1, 2, 3].map(() => faults.take("click", "down", { on: "status", account: "1" }));
  expect(struck).toEqual([true, true, false]);
});

test("applies a fault without a limit until it is removed", () => {
  const faults = new Faults();
  faults.set({ gateway: "atmos", fault: "silent", times: -1 });
  expect([1, 2, 3].every(() => faults.take("atmos", "silent", { on: "get" }))).toBe(true);
  faults.set({ gateway: "atmos", fault: "silent", times: 0 });
  expect(faults.list()).toEqual([]);
});
