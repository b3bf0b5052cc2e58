import { expect, it } from "vitest";
import { needsFactor } from "./needs-factor.ts";

it.each([
  ["needs", "admin", { NODE_ENV: "production" }],
  ["does not need", "admin", { NODE_ENV: "production", BEZAK_DEMO: "1" }],
  ["does not need", "admin", { NODE_ENV: "development" }],
  ["does not need", "admin", { NODE_ENV: "production", ADMIN_SECOND_FACTOR: "optional" }],
  ["needs", "admin", { ADMIN_SECOND_FACTOR: "required", BEZAK_DEMO: "1" }],
  ["does not need", "seller", { NODE_ENV: "production", ADMIN_SECOND_FACTOR: "required" }],
  ["does not need", "customer", { NODE_ENV: "production" }],
] as const)("%s a second factor: %s, %o", (verdict, role, env) => {
  expect(needsFactor(role, env)).toBe(verdict === "needs");
});
