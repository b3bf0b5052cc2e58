import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now()`;

/**
 * Cash of delivered parcels that the marketplace collects (docs/decisions/036): a row comes with the earning of its parcel
 * and is received once. `id`: the parcel's; `items`: ids of its lines, whose money waits for the receipt.
 */
export class Migration20261123130500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "marketplace_cash" ("id" text not null, "seller_id" text not null, "number" text not null, "amount" bigint not null check ("amount" > 0), "items" jsonb not null, "delivered_at" timestamptz not null, "received_at" timestamptz null, "reference" text null, "actor" text null, ${times}, constraint "marketplace_cash_pkey" primary key ("id"), check (("received_at" is null) = ("reference" is null and "actor" is null)));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_marketplace_cash_awaited" ON "marketplace_cash" ("delivered_at", "id") WHERE received_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_marketplace_cash_awaited_of_seller" ON "marketplace_cash" ("seller_id") WHERE received_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_marketplace_cash_received" ON "marketplace_cash" ("received_at", "id") WHERE received_at IS NOT NULL;`,
    );
    this.addSql(
      `create or replace trigger marketplace_cash_stays before delete or update of id, seller_id, number, amount, items, delivered_at, created_at
       on marketplace_cash for each row execute function ledger_refuses();`,
    );
    this.addSql(
      `create or replace trigger marketplace_cash_received_once before update on marketplace_cash
       for each row when (old.received_at is not null) execute function ledger_refuses();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "marketplace_cash";`);
  }
}
