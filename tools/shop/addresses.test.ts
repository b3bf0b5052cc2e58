import { expect, test } from "vitest";
import { gatewaysPort, shopUrl } from "./addresses.ts";

test("derives the addresses of the shop and its gateways from the variables of npm start", () => {
  expect([shopUrl({}), gatewaysPort({})]).toEqual(["http://localhost:8000", 8010]);
  const moved = { PORT: "8123", GATEWAYS_PORT: "8124" };
  expect([shopUrl(moved), gatewaysPort(moved)]).toEqual(["http://localhost:8123", 8124]);
  expect(shopUrl({ ...moved, SHOP_URL: "https://shop.example/" })).toBe("https://shop.example");
  expect(() => shopUrl({ PORT: "here" })).toThrow("is not a port");
});
