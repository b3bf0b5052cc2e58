import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { routes } from "../app/routes.tsx";
import { inLanguage, languages, splitLanguage } from "./language.ts";
import { knownQuery, pathsFor, safeNext } from "./paths.ts";

const paths = pathsFor("ru");

test("uses the addresses of the specification for Russian", () => {
  expect([
    paths.home(),
    paths.catalog(),
    paths.catalog("sales"),
    paths.category("bags"),
    paths.product("ring-1"),
    paths.search("сумка & co"),
    paths.cart(),
    paths.checkout(),
    paths.orderSuccess(),
    paths.login("/checkout"),
    paths.register(),
    paths.orders(),
    paths.order("1234567890"),
    paths.seller("sel_1"),
    paths.about(),
    paths.contacts("seller"),
    paths.faq("track"),
    paths.info("delivery"),
  ]).toMatchInlineSnapshot(`
    [
      "/",
      "/catalog",
      "/catalog?filter=sales",
      "/category/bags",
      "/product/ring-1",
      "/search?q=%D1%81%D1%83%D0%BC%D0%BA%D0%B0%20%26%20co",
      "/cart",
      "/checkout",
      "/order-success",
      "/login?next=%2Fcheckout",
      "/register",
      "/orders",
      "/order/1234567890",
      "/seller/sel_1",
      "/about",
      "/contacts?topic=seller",
      "/faq#track",
      "/info/delivery",
    ]
  `);
});

test("leads every address to a page of its own in every language", () => {
  for (const language of languages) {
    const made = pathsFor(language);
    const all = Object.entries(made).map(([name, make]: [string, (text?: string) => string]) =>
      make(name === "info" ? "delivery" : "x"),
    );
    for (const path of all) {
      const matched = matchRoutes(routes, path)?.at(-1)?.route;
      expect(matched?.path, path).not.toBe("*");
      expect(splitLanguage(path.split("?")[0] ?? "").language, path).toBe(language);
    }
  }
});

test("keeps the rest of a path when the language changes", () => {
  expect(inLanguage("/", "uz")).toBe("/uz");
  expect(inLanguage("/uz", "ru")).toBe("/");
  expect(inLanguage("/uz/cart", "en")).toBe("/en/cart");
  expect(inLanguage("/uzbek", "en")).toBe("/en/uzbek");
});

test("never leaves the shop with a link to another language", () => {
  for (const path of ["/uz//elsewhere.uz", "//elsewhere.uz", "/uz/.//elsewhere.uz", "/uz/\\elsewhere.uz"]) {
    expect(inLanguage(path, "ru")).toBe("/elsewhere.uz");
    expect(inLanguage(path, "en")).toBe("/en/elsewhere.uz");
  }
});

test.each([
  ["https://elsewhere.uz/", "/"],
  ["//elsewhere.uz", "/"],
  ["/\\elsewhere.uz", "/"],
  ["javascript:alert(1)", "/"],
  [null, "/"],
  ["/checkout?a=1", "/checkout?a=1"],
  ["//", "/"],
  ["/.//elsewhere.uz", "/elsewhere.uz"],
  ["/a/..//elsewhere.uz", "/elsewhere.uz"],
  ["/%2e//elsewhere.uz", "/elsewhere.uz"],
  ["/\t/elsewhere.uz", "/"],
])("sends users after signing in with %s to %s", (next, expected) => {
  expect(safeNext(next, "/")).toBe(expected);
});

test("keeps only parameters that pages read, in a fixed order", () => {
  expect(knownQuery("?utm_source=x&sort=newest&brand=B&brand=A&page=")).toBe("?brand=B&brand=A&sort=newest");
  expect(knownQuery("?utm_source=x")).toBe("");
});
