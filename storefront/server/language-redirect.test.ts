import { expect, test } from "vitest";
import { languageRedirect } from "./language-redirect.ts";

const uz = { cookie: "a=1; language=uz; b=2" };

test.each([
  ["/ru", "/"],
  ["/ru/cart?a=1", "/cart?a=1"],
  ["/ru//elsewhere.uz", "/elsewhere.uz"],
])("redirects %s permanently to %s", (url, location) => {
  expect(languageRedirect(url, uz)).toEqual({ status: 301, location });
});

test("redirects a first visit without a language to the stored choice", () => {
  expect(languageRedirect("/", uz)).toEqual({ status: 302, location: "/uz" });
  expect(languageRedirect("/search?q=a", uz)).toEqual({ status: 302, location: "/uz/search?q=a" });
});

test.each([
  ["nobody chose (a bot)", "/cart", {}],
  ["the choice is that language", "/cart", { cookie: "language=ru" }],
  ["the choice is no language", "/cart", { cookie: "language=xx" }],
  ["the address has a language", "/en/cart", uz],
  ["the person comes from a page of the shop", "/cart", { ...uz, "sec-fetch-site": "same-origin" }],
])("does not redirect when %s", (_why, url, headers) => {
  expect(languageRedirect(url, headers)).toBeNull();
});
