import { expect, test } from "vitest";
import { toCanonicalAddress } from "./canonical-address.ts";

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
  expect(toCanonicalAddress(url)).toBe(one);
});

test.each(["/", "/?next=//", "/uz", "/product/one?q=a/"])("does not redirect %s", (url) => {
  expect(toCanonicalAddress(url)).toBeNull();
});
