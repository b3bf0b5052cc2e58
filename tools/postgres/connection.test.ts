import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../processes/free-port.ts";
import { checkDatabaseUrl, describeUrl } from "./connection.ts";

const secret = "very-secret";
const urlAt = (host: string) => `postgres://someone:${secret}@${host}/shop`;

test.each(["localhost:5432", "mysql://a@b/c", "postgres://"])("%s is no connection URL", async (url) => {
  await expect(checkDatabaseUrl(url)).rejects.toThrow("DATABASE_URL");
});

test("a server that is not there is named, without the password", async () => {
  const host = `127.0.0.1:${await freePort()}`;
  const failure = await checkDatabaseUrl(urlAt(host)).catch((error: Error) => error.message);
  expect(failure).toBe(
    `DATABASE_URL cannot be used: nothing listens at ${host}; start PostgreSQL there, or unset it to use the embedded PostgreSQL.`,
  );
});

test("a server that never answers is given up after seconds", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const began = Date.now();
  await expect(checkDatabaseUrl(urlAt(`127.0.0.1:${port}`))).rejects.toThrow("does not answer");
  expect(Date.now() - began).toBeLessThan(9_000);
  silent.close();
});

test("an unknown host is named", async () => {
  await expect(checkDatabaseUrl(urlAt("no-such-host.invalid"))).rejects.toThrow(
    "the host of no-such-host.invalid:5432 is unknown",
  );
});

test("what is shown of a URL leaves the password out", () => {
  expect(describeUrl(urlAt("db"))).toEqual({ host: "db:5432", database: "shop", user: "someone" });
});
