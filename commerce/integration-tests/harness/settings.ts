import { resolve } from "node:path";
import { gatewayEnv } from "./gateway-settings.ts";

export const commerceDir = resolve(import.meta.dirname, "../..");

/** Compiled code that every process loads: a quarter of a start. */
export const compiledDir = resolve(commerceDir, "../.cache/compiled");

/** A PostgreSQL server on which the tests may create databases. */
export const serverUrl = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432";

/** Environment of the test processes; none of it is secret. */
export const testEnvironment = {
  COMMERCE_SECRET: "test-commerce-secret-of-32-signs-or-more",
  JWT_SECRET: "test-jwt-secret-of-32-signs-or-more",
  COOKIE_SECRET: "test-cookie-secret",
  // the cheapest hash that still runs the real code; never lowered in a real shop
  BEZAK_SCRYPT_LOG_N: "4",
  NODE_ENV: "test",
  ...gatewayEnv,
} as const;

/** For shops whose processes are killed: abandoned work is resumed sooner than in a real shop. */
export const soonTakenUp = {
  BEZAK_IDLE_SECONDS: "1",
  BEZAK_LOOK_SECONDS: "1",
} as const;

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The same database with the role of a serving process, which may only read and write rows. */
export function servingUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = "bezak_tests_app";
  url.password = "test-app-password";
  return url.href;
}

/** For scripts that create tables: the URLs of both roles. */
export function databaseUrls(ownerUrl: string) {
  return { DATABASE_URL: servingUrl(ownerUrl), DATABASE_OWNER_URL: ownerUrl };
}
