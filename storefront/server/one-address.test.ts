import { expect, test } from "vitest";
import { oneAddress } from "./one-address.ts";

test.each([
  ["//", "/"],
  ["///?q=1", "/?q=1"],
  ["/catalog/", "/catalog"],
  ["/uz/", "/uz"],
  ["/seller/products/?status=draft?", "/seller/products?status=draft?"],
  ["/product//one", "/product/one"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example/", "/evil.example"],
  ["/%2F/", "/%2F"],
])("redirects %s to %s", (url, one) => {
  expect(oneAddress(url)).toBe(one);
});

test.each(["/", "/?next=//", "/uz", "/product/one?q=a/"])("does not redirect %s", (url) => {
  expect(oneAddress(url)).toBeNull();
});
