import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { servingUrl } from "../harness/settings.ts";
import { sharedShop } from "../harness/shared-shop.ts";

/** As the serving process is connected. */
let client: Client;

beforeAll(async () => {
  const shop = await sharedShop("people");
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
