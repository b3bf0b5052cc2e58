import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Client } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { verifyChain } from "../../../src/modules/admin-audit/verify-chain.ts";
import { commerceDir, servingUrl, testEnvironment } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { auditCalls, queryOf } from "./audit-calls.ts";

let shop: Shop;
let audit: Awaited<ReturnType<typeof auditCalls>>;

beforeAll(async () => {
  shop = await sharedShop("people");
  audit = await auditCalls(shop);
  await audit.section();
});

describe("the database", () => {
  it.each([
    ["update admin_audit set action = 'x' where id = $1"],
    ["update admin_audit set status = 200, done_at = now() where id = $1"],
    ["update admin_audit set deleted_at = now() where id = $1"],
    ["delete from admin_audit where id = $1"],
    ["update admin_audit_link set content = '' where audit_id = $1"],
    ["delete from admin_audit_link where audit_id = $1"],
    [
      `insert into admin_audit_link (seq, day, audit_id, kind, content, previous, hash)
       select 1000000, now(), $1 || 'x', 'begin', '', '', ''`,
    ],
    [
      "insert into admin_audit (id, actor_id, action, said, status) values ($1 || 'x', 'user_1', 'x', '{}', 200)",
    ],
  ])("refuses: %s", async (statement) => {
    const [entry] = await audit.entries();
    await expect(shop.db.query(statement, [entry?.id])).rejects.toThrow("admin_audit:");
  });

  it.each(["admin_audit", "admin_audit_link"])("refuses to empty %s", async (table) => {
    await expect(shop.db.query(`truncate ${table} cascade`)).rejects.toThrow("admin_audit:");
  });

  it("lets the serving role neither switch off a trigger nor replace its function", async () => {
    const serving = new Client({ connectionString: servingUrl(shop.ownerUrl) });
    await serving.connect();
    try {
      for (const statement of [
        "alter table admin_audit disable trigger all",
        "drop trigger admin_audit_stays on admin_audit",
        "set session_replication_role = replica",
        "create or replace function admin_audit_refuses() returns trigger language plpgsql as 'begin return new; end'",
      ])
        await expect(serving.query(statement), statement).rejects.toMatchObject({ code: "42501" });
    } finally {
      await serving.end();
    }
  });

  it("dates an entry itself", async () => {
    const { rows } = await shop.db.query<{ isNow: boolean }>(
      `insert into admin_audit (id, actor_id, action, said, created_at)
       values ('audit_early', 'user_1', 'x', '{}', now() - interval '1 year')
       returning created_at > now() - interval '1 minute' as "isNow"`,
    );
    expect(rows).toEqual([{ isNow: true }]);
  });
});

describe("npm run audit -- verify", () => {
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["src/scripts/audit.ts", "verify", ...args], {
      cwd: commerceDir,
      env: { ...process.env, ...testEnvironment, DATABASE_URL: servingUrl(shop.ownerUrl) },
    });

  it("prints each day with its last hash", async () => {
    const { days } = await verifyChain(queryOf(shop.db));
    const { stdout } = await command();
    for (const { day, hash } of days) expect(stdout).toMatch(new RegExp(`^${day} +\\d+  ${hash}$`, "m"));
    expect(stdout).toContain("fit their entries");
  });

  it("ends with 1 and one sentence", async () => {
    const hash = "f".repeat(64);
    await expect(command("--expect", hash)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`No link has the hash ${hash}: what it covered was replaced.`),
    });
    await expect(command("--from", "yesterday")).rejects.toMatchObject({
      code: 1,
      stderr: "--from yesterday is not a day: write it as 2026-11-28.\n",
    });
  });
});
