import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gatewaySettings } from "./settings.ts";

test("refuses to run the simulators in production or with a live key", () => {
  expect(() => gatewaySettings({ NODE_ENV: "production" })).toThrow("production");
  for (const name of ["PAYME_KEY", "CLICK_SECRET_KEY", "ATMOS_CONSUMER_SECRET", "ATMOS_API_KEY"]) {
    expect(() => gatewaySettings({ [name]: "k2J9sLq0" })).toThrow(name);
    expect(() => gatewaySettings({ [name]: "TEST_KEY" })).not.toThrow();
  }
});

test("defaults to the demo shop's settings", () => {
  expect(gatewaySettings({ SHOP_URL: "http://localhost:9/" })).toMatchObject({
    shop: "http://localhost:9",
    payme: { merchantId: "587f72c72cac0d162c722ae2", login: "Paycom" },
    click: { serviceId: "12345", merchantId: "54321", merchantUserId: "777" },
    atmos: { storeId: "9999", consumerKey: "bezak" },
  });
});

test("shares no code with the merchant side", () => {
  const folders = [import.meta.dirname, join(import.meta.dirname, "..", "conformance")];
  const imports = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(/ from "([^"]+)"/g)])
      .map(([, source = ""]) => source),
  );
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter((source) => /bezak|medusa|commerce|adapters|storefront/.test(source))).toEqual([]);
});
