import { expect, test } from "@playwright/test";
import { describeDatabase } from "../tools/backup/describe-database.ts";
import { knownMigrations, knownQueue } from "../tools/restore/known-migrations.ts";

test("finds no migration of this shop newer than its code, so that its backups can be restored", async () => {
  const { migrations, queue, counts } = await describeDatabase(process.env.E2E_DATABASE_URL ?? "");
  expect(migrations.length).toBeGreaterThan(200);
  const known = knownMigrations();
  expect(migrations.filter((name) => !known.has(name))).toEqual([]);
  expect(queue).toBe(knownQueue());
  expect(Object.keys(counts)).toEqual(["seller", "product", "customer", "order", "payment_attempt"]);
});
