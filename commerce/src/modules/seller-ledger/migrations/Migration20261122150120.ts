import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { guards } from "../guards.ts";

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;
const oneOf = (column: string, ...values: string[]) =>
  `"${column}" text check ("${column}" in (${values.map((value) => `'${value}'`).join(", ")})) not null`;
const types = oneOf("type", "earning", "commission", "refund", "adjustment", "payout");

export class Migration20261122150120 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create sequence if not exists "seller_payout_no" as integer;`);
    this.addSql(
      `create table if not exists "seller_payout" ("id" text not null, "no" integer not null default nextval('seller_payout_no'), "seller_id" text not null, "amount" bigint not null check ("amount" > 0), ${oneOf("status", "scheduled", "sent", "paid", "failed", "cancelled")} default 'scheduled', "entries" integer not null, "account" jsonb not null, "batch_id" text null, "reference" text null, "failure" text null, "timeline" jsonb not null, ${times}, constraint "seller_payout_pkey" primary key ("id"));`,
    );
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_seller_payout_no_unique" ON "seller_payout" ("no");`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_payout_seller_id_created_at" ON "seller_payout" ("seller_id", "created_at");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_payout_status_created_at" ON "seller_payout" ("status", "created_at");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_payout_updated_at" ON "seller_payout" ("updated_at");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_payout_batch_id" ON "seller_payout" ("batch_id") WHERE batch_id IS NOT NULL;`,
    );
    this.addSql(
      `create table if not exists "ledger_transaction" ("id" text not null, "key" text not null, ${oneOf("kind", "earning", "refund", "adjustment", "payout", "payout_returned")}, "seller_id" text not null, "order_id" text null, "parcel_id" text null, "return_id" text null, "payout_id" text null, "number" text null, "actor" text null, "at" timestamptz not null default now(), ${times}, constraint "ledger_transaction_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_ledger_transaction_key_unique" ON "ledger_transaction" ("key");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_transaction_parcel_id" ON "ledger_transaction" ("parcel_id");`,
    );
    this.addSql(`create sequence if not exists "ledger_entry_no";`);
    this.addSql(
      `create table if not exists "ledger_entry" ("id" text not null, "no" bigint not null, "transaction_id" text not null references "ledger_transaction" ("id"), ${oneOf("account", "seller", "commission", "buyers", "bank", "delivery", "adjustments")}, "seller_id" text not null, ${types}, "item_id" text null, "quantity" integer null, "note" jsonb null, "amount" bigint not null check ("amount" <> 0), "balance_after" bigint null, "at" timestamptz not null, "available_at" timestamptz not null, "payout_id" text null references "seller_payout" ("id"), ${times}, constraint "ledger_entry_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_transaction_id" ON "ledger_entry" ("transaction_id");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_of_seller" ON "ledger_entry" ("seller_id", "at", "no") INCLUDE ("balance_after") WHERE account = 'seller';`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_of_type" ON "ledger_entry" ("seller_id", "type", "at", "no") WHERE account = 'seller';`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_unpaid" ON "ledger_entry" ("seller_id", "available_at") INCLUDE ("amount", "item_id") WHERE account = 'seller' AND payout_id IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_payout_id" ON "ledger_entry" ("payout_id") WHERE payout_id IS NOT NULL;`,
    );
    this.addSql(
      `create table if not exists "ledger_month" ("seller_id" text not null, "month" date not null, ${types}, "amount" bigint not null, "entries" integer not null, constraint "ledger_month_pkey" primary key ("seller_id", "month", "type"));`,
    );
    for (const guard of guards) this.addSql(guard);
  }

  override async down(): Promise<void> {
    for (const table of ["ledger_month", "ledger_entry", "ledger_transaction", "seller_payout"]) {
      this.addSql(`drop table if exists "${table}" cascade;`);
    }
    this.addSql(`drop sequence if exists "ledger_entry_no", "seller_payout_no";`);
    this.addSql(
      `drop function if exists ledger_entry_arrives, ledger_refuses, ledger_adds_up, payout_adds_up cascade;`,
    );
  }
}
