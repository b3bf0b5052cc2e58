import { expect, it } from "vitest";
import { newDeviceMark, readDeviceMark } from "./device-mark.ts";

process.env.JWT_SECRET ??= "test";

const owner = { identityId: "authid_1", hash: "scrypt-1" };

it("accepts a device mark only for the identity it was made for", () => {
  const mark = newDeviceMark(owner);
  expect(readDeviceMark(mark, owner)).toBe(mark.split(".")[0]);
  expect(readDeviceMark(mark, { ...owner, identityId: "authid_2" })).toBeUndefined();
  expect(readDeviceMark(mark, undefined)).toBeUndefined();
});

it("rejects a device mark made for a former password", () => {
  expect(readDeviceMark(newDeviceMark(owner), { ...owner, hash: "scrypt-2" })).toBeUndefined();
});

it.each([undefined, "", ".", "nonce", "nonce.", `${newDeviceMark(owner)}x`, `x${newDeviceMark(owner)}`])(
  "rejects the malformed device mark %j",
  (mark) => expect(readDeviceMark(mark, owner)).toBeUndefined(),
);

it("creates a different device mark each time", () => {
  expect(newDeviceMark(owner)).not.toBe(newDeviceMark(owner));
});
