import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { skipUnneeded } from "./unneeded.ts";

const engine = "/shop/commerce/node_modules/@medusajs/medusa/dist";

test.each([
  `${engine}/api/middlewares.js`,
  `${engine}/api/admin/orders/route.js`,
  `${engine}/api/auth/[actor_type]/[auth_provider]/route.js`,
  "@medusajs/types",
])("a part of the engine that nobody needs is skipped: %s", (specifier) => {
  const fallback = skipUnneeded(specifier) ?? "";
  const loaded = createRequire(import.meta.url)(new URL(fallback).pathname) as object;
  expect(Object.keys(loaded)).toEqual([]);
});

test.each([
  `${engine}/api/auth/utils/generate-jwt-token.js`,
  `${engine}/loaders/api.js`,
  "/shop/commerce/src/api/admin/audit/route.ts",
  "/shop/commerce/src/api/middlewares.ts",
  "@medusajs/framework/types",
])("every other file is loaded: %s", (specifier) => expect(skipUnneeded(specifier)).toBeUndefined());

test("the engine's types have no value that its other packages use", () => {
  const types = createRequire(import.meta.url)("@medusajs/types") as Record<string, unknown>;
  const values = Object.keys(types).filter((name) => typeof types[name] !== "object");
  expect(values).toEqual(["SEARCH_SCORE_KEY"]);
});
