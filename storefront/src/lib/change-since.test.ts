import { expect, test } from "vitest";
import { changeSince } from "./change-since.ts";

test.each([
  [0, 0, undefined],
  [0, 5, { kind: "fromNothing", direction: "up" }],
  [5, 0, { kind: "percent", direction: "down", percent: 100 }],
  [100, 112, { kind: "percent", direction: "up", percent: 12 }],
  [1000, 1001, { kind: "same", direction: "same" }],
  [10, 100, { kind: "percent", direction: "up", percent: 900 }],
  [10, 200, { kind: "much", direction: "up" }],
  [-100, 50, { kind: "difference", direction: "up", amount: 150 }],
  [100, -50, { kind: "difference", direction: "down", amount: -150 }],
  [0, -50, { kind: "difference", direction: "down", amount: -50 }],
  [-50, -50, { kind: "same", direction: "same" }],
])("describes the change from %i to %i as %o", (before, now, change) => {
  expect(changeSince(before, now)).toEqual(change);
});
