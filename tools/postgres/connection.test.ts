import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../processes/free-port.ts";
import { checkDatabaseUrl, describeUrl } from "./connection.ts";

const secret = "very-secret";
const urlAt = (host: string) => `postgres://someone:${secret}@${host}/shop`;

test.each(["localhost:5432", "mysql://a@b/c", "postgres://"])(
  "refuses %s as a connection URL",
  async (url) => {
    await expect(checkDatabaseUrl(url)).rejects.toThrow("DATABASE_URL");
  },
);

test("names an unreachable server without the password", async () => {
  const host = `127.0.0.1:${await freePort()}`;
  const failure = await checkDatabaseUrl(urlAt(host)).catch((error: Error) => error.message);
  expect(failure).toBe(
    `DATABASE_URL cannot be used: nothing listens at ${host}; start PostgreSQL there, or unset it to use the embedded PostgreSQL.`,
  );
});

test("stops waiting for a server that never answers", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const began = Date.now();
  await expect(checkDatabaseUrl(urlAt(`127.0.0.1:${port}`))).rejects.toThrow("does not answer");
  expect(Date.now() - began).toBeLessThan(9_000);
  silent.close();
});

test("names an unknown host", async () => {
  await expect(checkDatabaseUrl(urlAt("no-such-host.invalid"))).rejects.toThrow(
    "the host of no-such-host.invalid:5432 is unknown",
  );
});

test("describes a URL without its password", () => {
  expect(describeUrl(urlAt("db"))).toEqual({ host: "db:5432", database: "shop", user: "someone" });
});
