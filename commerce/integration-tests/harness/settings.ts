import { resolve } from "node:path";
import { gatewayEnv } from "./gateway-settings.ts";

export const commerceDir = resolve(import.meta.dirname, "../..");

/** Compiled code of the many files that every process loads: a quarter of what a start costs. */
export const compiledDir = resolve(commerceDir, "../.cache/compiled");

/** A PostgreSQL server the tests may make databases on. */
export const serverUrl = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432";

/** What a commerce process of the tests is started with; none of it is a secret. */
export const testEnvironment = {
  COMMERCE_SECRET: "test-commerce-secret-of-32-signs-or-more",
  JWT_SECRET: "test-jwt-secret-of-32-signs-or-more",
  COOKIE_SECRET: "test-cookie-secret",
  // The cheapest hash that still runs the real code: a real shop never lowers it.
  BEZAK_SCRYPT_LOG_N: "4",
  NODE_ENV: "test",
  ...gatewayEnv,
} as const;

/** For shops whose processes are killed: what they leave is taken up sooner than in a real shop. */
export const soonTakenUp = {
  BEZAK_IDLE_SECONDS: "1",
  BEZAK_LOOK_SECONDS: "1",
} as const;

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The same database as the processes of a shop use it: by a role that may read and write rows and nothing more. */
export function servingUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = "bezak_tests_app";
  url.password = "test-app-password";
  return url.href;
}

/** For scripts that make tables: both roles of a database. */
export function databaseUrls(ownerUrl: string) {
  return { DATABASE_URL: servingUrl(ownerUrl), DATABASE_OWNER_URL: ownerUrl };
}
