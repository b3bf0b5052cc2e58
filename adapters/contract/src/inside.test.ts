import fc from "fast-check";
import { expect, test } from "vitest";
import { inside } from "./inside.ts";

test.each([
  ["/", "/"],
  ["/cart?next=//x#/../y", "/cart?next=//x#/../y"],
  ["/category/чехлы", "/category/чехлы"],
  ["/a..b/.c/%2ed", "/a..b/.c/%2ed"],
  ["//h", "/h"],
  ["/.//h", "/h"],
  ["/a/..//h", "/h"],
  ["/%2e//h", "/h"],
  ["/%2E%2e//h", "/h"],
  ["/\\h", "/h"],
  ["/\t/h", "/h"],
  ["\n//h", "/h"],
  ["/a\\..\\\\h", "/h"],
  ["///h/../..//x?q=1", "/x?q=1"],
  ["https://h", "/https://h"],
  ["", "/"],
])("turns %j into the path %s", (path, expected) => {
  expect(inside(path)).toBe(expected);
});

test("never leads to another site for random texts, and does not change its own result", () => {
  const part = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "%2e",
    "%2F",
    "\t",
    "\n",
    " ",
    "h",
    "@",
    ":",
    "?",
    "#",
    "я",
    "\0",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const path = inside(parts.join(""));
      const url = new URL(path, "https://shop.example/a/b");
      expect([url.host, path.slice(0, 2)]).not.toContain("//");
      expect(url.host).toBe("shop.example");
      expect(new URL(url.pathname, "https://shop.example").host).toBe("shop.example");
      expect(inside(path)).toBe(path);
    }),
  );
});
