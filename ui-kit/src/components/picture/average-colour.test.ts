import { expect, test } from "vitest";
import { averageColour } from "./average-colour.ts";

// Hashes of plain pictures and the colours that the reference decoder (thumbhash 0.1.1) reads from them.
test.each([
  ["AAgCBwAAAAAAAAAAAAAAAAAAAAAAAAAA", "#030000"],
  ["PwgCBwBoeix4eHeHiPiHeIeHBQAAAAAA", "#fffefc"],
  ["npsCBwBoajuIh3h3eOh4eIh58LA3T3sD", "#c77a2b"],
  ["2hUBBwB4aUqPiIh3d4iId4h9Ap+n8HQI", "#188d97"],
  ["eRgCBwBrah14iIeHiKiIt4h/9aWICIkI", "#f1e5df"],
])("reads from %s the colour %s", (thumbhash, colour) => {
  expect(averageColour(thumbhash)).toBe(colour);
});

test("gives no colour for a transparent picture", () => {
  expect(averageColour("npuCBQAFWlx6iIf4Z4eMgPeISD96h4P4Vw==")).toBeUndefined();
});

test.each(["", "AA", "not-base64", "%%%%%%%%"])("rejects %j as a thumbhash", (text) => {
  expect(averageColour(text)).toBeUndefined();
});
