import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const read = (env: NodeJS.ProcessEnv) =>
  readConfig({ NODE_ENV: "production", COMMERCE_SECRET: "secret", TRUST_PROXY: "loopback", ...env }, []);

test.each([
  ["https://shop.example/", "https://shop.example", true],
  ["HTTPS://shop.example", "HTTPS://shop.example", true],
  ["http://localhost:8000", "http://localhost:8000", false],
  ["http://127.0.0.1:8080/", "http://127.0.0.1:8080", false],
  ["http://[::1]:8000", "http://[::1]:8000", false],
  [undefined, "http://localhost:8000", false],
  ["", "http://localhost:8000", false],
])("accepts %s as public address", (PUBLIC_URL, origin, https) => {
  const config = read({ PUBLIC_URL });
  expect([config.origin, config.api.https, config.searchable]).toEqual([origin, https, https]);
});

test("refuses a public address without encryption, except for a demo", () => {
  for (const PUBLIC_URL of [
    "http://shop.example",
    "http://192.168.1.5:8000",
    "http://localhost.evil.example",
  ]) {
    expect(() => read({ PUBLIC_URL })).toThrow("PUBLIC_URL is not encrypted");
    expect(read({ PUBLIC_URL, BEZAK_DEMO: "1" }).origin).toBe(PUBLIC_URL);
  }
  for (const PUBLIC_URL of ["shop.example", "ftp://shop.example"])
    expect(() => read({ PUBLIC_URL })).toThrow("PUBLIC_URL is not an address");
});

test.each(["0.0.0.0", "::", "192.168.1.5", "shop.example"])(
  "refuses to listen at %s when clients could connect without encryption",
  (HOST) => {
    for (const PUBLIC_URL of [undefined, "", "http://localhost:8000"]) {
      expect(() => read({ HOST, PUBLIC_URL })).toThrow(`HOST=${HOST} would open the shop to the network`);
      expect(read({ HOST, PUBLIC_URL, BEZAK_DEMO: "1" }).host).toBe(HOST);
      // in a container network, where only the proxy can connect
      expect(read({ HOST, PUBLIC_URL, BEZAK_PRIVATE_NETWORK: "1" }).host).toBe(HOST);
      // whatever NODE_ENV is: it does not prove that the shop is in production
      for (const NODE_ENV of [undefined, "development"])
        for (const more of [{}, { BEZAK_PRIVATE_NETWORK: "1" }, { PUBLIC_URL: "https://shop.example" }])
          expect(() => read({ HOST, PUBLIC_URL, NODE_ENV, ...more })).toThrow("a shop for development");
    }
    for (const PUBLIC_URL of ["https://shop.example", "HTTPS://shop.example"])
      expect(read({ HOST, PUBLIC_URL }).host).toBe(HOST);
  },
);

test.each([undefined, "", "localhost", "127.0.0.1"])(
  "refuses to count all clients as one address behind a proxy on this machine, at HOST=%s",
  (HOST) => {
    for (const TRUST_PROXY of [undefined, "", " "]) {
      const env = { HOST, TRUST_PROXY, PUBLIC_URL: "https://shop.example" };
      expect(() => read(env)).toThrow("Set TRUST_PROXY=loopback");
      expect(read({ ...env, BEZAK_DEMO: "1" }).api.trustProxy).toBe(false);
      expect(read({ ...env, PUBLIC_URL: "http://localhost:8000" }).api.trustProxy).toBe(false);
    }
  },
);

test.each([
  [undefined, "127.0.0.1"],
  // for Node an empty host means all addresses
  ["", "127.0.0.1"],
  ["localhost", "localhost"],
  ["127.0.0.2", "127.0.0.2"],
  ["::1", "::1"],
])("listens on this machine only with HOST=%s", (HOST, host) => {
  expect(read({ HOST }).host).toBe(host);
});

test("sends commerce the newer of two secrets", () => {
  expect(read({ COMMERCE_SECRET: "new,old" }).api.commerceSecret).toBe("new");
});

test.each([
  [undefined, "warn"],
  ["", "warn"],
  ["error", "error"],
  ["warn", "warn"],
  ["info", "info"],
  ["http", "info"],
  ["debug", "debug"],
])("logs at LOG_LEVEL=%s as %s", (LOG_LEVEL, level) => {
  expect(read({ LOG_LEVEL }).logLevel).toBe(level);
});

test("refuses a log level that does not exist", () => {
  for (const LOG_LEVEL of ["loud", "toString"])
    expect(() => read({ LOG_LEVEL })).toThrow(`LOG_LEVEL=${LOG_LEVEL} is not a level: choose error, warn`);
});
