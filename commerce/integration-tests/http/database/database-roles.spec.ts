import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { grantServingRole, needlessRight } from "../../../src/scripts/serving-role.ts";
import { runNode } from "../../harness/run-node.ts";
import { servingUrl, testEnvironment } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";

let shop: Shop;
/** Connected as the serving process is. */
let client: Client;

beforeAll(async () => {
  shop = await sharedShop("people");
  client = new Client({ connectionString: servingUrl(shop.ownerUrl) });
  await client.connect();
});

afterAll(() => client?.end());

const DENIED = { code: "42501" };

it.each([
  "create table slip (id int)",
  "drop table customer",
  "alter table customer add column slip int",
  "truncate customer",
  "create role slip",
  "create database slip",
  "alter role current_user superuser",
  "copy customer to program 'cat'",
  "select pg_read_file('postgresql.conf')",
  "create function slip() returns int language sql as 'select 1'",
])("refuses the serving role: %s", async (statement) => {
  await expect(client.query(statement)).rejects.toMatchObject(DENIED);
});

it("lets the serving role read and write rows of every table of the shop and its queue", async () => {
  const { rows } = await client.query(`
    select relation, verb
    from pg_tables, format('%I.%I', schemaname, tablename) relation,
      unnest(array['select', 'insert', 'update', 'delete']) verb
    where schemaname in ('public', 'pgboss') and not has_table_privilege(relation, verb)`);
  expect(rows).toEqual([]);
});

it("lets an existing role serve with the password of the URL, and no longer with the former one", async () => {
  const role = `bezak_test_role_${randomUUID().slice(0, 8)}`;
  const withPassword = (password: string) => {
    const url = new URL(shop.ownerUrl);
    return Object.assign(url, { username: role, password }).href;
  };
  const passwords = ["first'password", "second password"].map(encodeURIComponent);
  const [former = "", present = ""] = passwords.map(withPassword);
  try {
    await shop.db.query(`create role ${role}`);
    // the default of every database before PostgreSQL 15
    await shop.db.query("grant create on schema public to public");
    await grantServingRole(shop.ownerUrl, former);
    expect(await needlessRight(former)).toBeUndefined();
    // two migrations at once do not make each other fail
    await Promise.all([present, present].map((url) => grantServingRole(shop.ownerUrl, url)));
    await expect(needlessRight(former)).rejects.toMatchObject({ code: "28P01" });
    expect(await needlessRight(present)).toBeUndefined();
  } finally {
    await shop.db.query(
      `revoke create on schema public from public; drop owned by ${role}; drop role ${role}`,
    );
  }
});

it("warns in production when a superuser serves, and not for the serving role", async () => {
  const start = (url: string) =>
    runNode(["src/scripts/start.ts"], {
      ...testEnvironment,
      NODE_ENV: "production",
      BEZAK_DEMO: "1",
      DATABASE_URL: url,
      // refuses the start after the role was checked
      COMMERCE_HOST: "192.0.2.1",
    }).catch((error: Error) => error.message);
  expect(await start(shop.ownerUrl)).toMatch(
    /Warning: the role of DATABASE_URL is a superuser .*\n.*Cannot listen/,
  );
  const served = await start(servingUrl(shop.ownerUrl));
  expect(served).toContain("Cannot listen");
  expect(served).not.toContain("Warning");
});
