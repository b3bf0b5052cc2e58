import { generateEntityId } from "@medusajs/framework/utils";
import { expect, it } from "vitest";
import { ulidTime } from "./orders-since.ts";

it("produces the prefix of the engine's ids created at the same moment", () => {
  const before = ulidTime(new Date());
  const id = generateEntityId("", "capt").slice("capt_".length);
  expect(id.slice(0, 10) >= before).toBe(true);
  expect(id.slice(0, 10) <= ulidTime(new Date())).toBe(true);
  // encoded as other ULID libraries do
  expect(ulidTime(new Date(1_469_918_176_385))).toBe("01ARYZ6S41");
});
