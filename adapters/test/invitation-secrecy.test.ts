import { afterAll, beforeAll, expect, it } from "vitest";
import { openLoggedApp, type LoggedApp } from "./logged-app.ts";

/** A reader of the log must not be able to join a shop or to set a password. */
const token = "0123456789_abcdefghijklmnopqrstuvwxyz-ABCDE";

let logged: LoggedApp;

beforeAll(async () => {
  logged = await openLoggedApp();
});
afterAll(() => logged.close());

it.each([
  // pages of the web server, which has the same options
  [`/uz/seller-invitation/${token}`, "/uz/seller-invitation/***"],
  [`/reset-password?lang=uz&token=${token}&x=1`, "/reset-password?lang=uz&token=***&x=1"],
  [`/seller-invitation/${token}%`, "/seller-invitation/***"],
])("masks the token in the log of %s", async (url, shown) => {
  logged.lines();
  await logged.app.inject({ url, headers: { host: "shop.test" } });
  const lines = logged.lines();
  expect(lines).toContain(
    `"req":{"method":"GET","url":"${shown}","host":"shop.test","remoteAddress":"127.0.0.1"`,
  );
  expect(lines).not.toContain(token);
});

it.each([
  "/api/v1/products/8600123412341234",
  "/api/v1/search?q=8600%201234%201234%201234",
  "/8600123412341234%",
])("masks the card number in the log of %s", async (url) => {
  logged.lines();
  await logged.app.inject({ url, headers: { host: "shop.test", "x-request-id": "8600123412341234" } });
  const lines = logged.lines();
  expect(lines).toContain("8600…34");
  expect(lines).not.toMatch(/8600123412341234|8600%201234/);
});
