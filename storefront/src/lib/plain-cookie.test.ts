import { expect, test } from "vitest";
import { cookieIn, writtenCookie } from "./plain-cookie.ts";

test("limits a cookie to this host over https, and writes an ordinary one on a developer's machine", () => {
  expect(writtenCookie("theme", "dark", 60, true)).toBe(
    "__Host-theme=dark; Path=/; Max-Age=60; SameSite=Lax; Secure",
  );
  expect(writtenCookie("theme", "dark", 60, false)).toBe("theme=dark; Path=/; Max-Age=60; SameSite=Lax");
  expect(writtenCookie("theme", "dark", 60)).toMatch(/^theme=/);
});

test.each([
  [undefined, undefined],
  ["theme=dark", "dark"],
  ["a=1; theme=light; __Host-theme=dark", "dark"],
  ["mytheme=dark; theme2=dark", undefined],
  ["theme=da rk", undefined],
])("reads the cookie header %s as the theme %s", (header, value) => {
  expect(cookieIn(header, "theme")).toBe(value);
});
