import { expect, it } from "vitest";
import { deviceCookie, readDeviceCookie } from "./device-cookie.ts";

it("sets a cookie that scripts, other sites and plain http cannot read", () => {
  expect(deviceCookie("a.b", { https: true })).toBe(
    "__Host-device=a.b; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure",
  );
  expect(deviceCookie("a.b", {})).toBe("device=a.b; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict");
});

it.each([
  ["language=uz; __Host-device=a.b; theme=dark", true, "a.b"],
  ["device=a.b", false, "a.b"],
  // over https a cookie without the prefix may have been set by a sibling host
  ["device=a.b", true, undefined],
  ["__Host-device=a b", true, undefined],
  [`device=${"a".repeat(201)}`, false, undefined],
  ["", false, undefined],
  [undefined, false, undefined],
])("reads from the cookies %j with https %j the mark %j", (header, https, mark) => {
  expect(readDeviceCookie(header, { https })).toBe(mark);
});
