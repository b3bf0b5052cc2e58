import { expect, it } from "vitest";
import { newDeviceMark, readDeviceMark } from "./device-mark.ts";

process.env.JWT_SECRET ??= "test";

it("reads a mark for the identity it was made for and for no other", () => {
  const mark = newDeviceMark("authid_1");
  expect(readDeviceMark(mark, "authid_1")).toBe(mark.split(".")[0]);
  expect(readDeviceMark(mark, "authid_2")).toBeUndefined();
  expect(readDeviceMark(mark, undefined)).toBeUndefined();
});

it.each([
  undefined,
  "",
  ".",
  "nonce",
  "nonce.",
  `${newDeviceMark("authid_1")}x`,
  `x${newDeviceMark("authid_1")}`,
])("reads nothing of %j", (mark) => expect(readDeviceMark(mark, "authid_1")).toBeUndefined());

it("makes another mark each time", () => {
  expect(newDeviceMark("authid_1")).not.toBe(newDeviceMark("authid_1"));
});
