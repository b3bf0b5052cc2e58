import { expect, it } from "vitest";
import { needsFactor } from "./needs-factor.ts";

it.each([
  ["admin", { NODE_ENV: "production" }, true],
  ["admin", { NODE_ENV: "production", BEZAK_DEMO: "1" }, false],
  ["admin", { NODE_ENV: "development" }, false],
  ["admin", { NODE_ENV: "production", ADMIN_SECOND_FACTOR: "optional" }, false],
  ["admin", { ADMIN_SECOND_FACTOR: "required", BEZAK_DEMO: "1" }, true],
  ["seller", { NODE_ENV: "production", ADMIN_SECOND_FACTOR: "required" }, false],
  ["customer", { NODE_ENV: "production" }, false],
] as const)("asks a %s for a second factor with %o: %s", (role, env, needed) => {
  expect(needsFactor(role, env)).toBe(needed);
});
