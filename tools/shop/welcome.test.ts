import { expect, test } from "vitest";
import { findShopDirectories } from "../directories.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { welcome } from "./welcome.ts";

const shown = (env: NodeJS.ProcessEnv) =>
  welcome("http://localhost:8000", { directories: findShopDirectories() }, "npm start", env);

test.each([
  ["of a development shop", {}, true, true],
  ["of a demo in production", { NODE_ENV: "production", BEZAK_DEMO: "1" }, true, false],
  ["of a real shop", { NODE_ENV: "production" }, false, false],
])("names demo accounts and demo data in the welcome %s only where they exist", (_, env, named, renewed) => {
  const text = shown(env);
  expect(text).toContain("http://localhost:8000/api/v1/docs");
  for (const { email, password } of Object.values(demoAccounts))
    expect([text.includes(email), text.includes(password)]).toEqual([named, named]);
  expect(text.includes("--reset")).toBe(renewed);
});
