import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Adjustments that one administrator asked for and another decides (docs/decisions/039). The database itself knows that
 * nobody approves their own, that what is approved is in the ledger, and that a decision stays. `key`: of the request, as
 * that of the ledger's transaction of an adjustment made at once.
 */
export class Migration20261123200000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "adjustment_request" ("id" text not null, "key" text not null unique, "seller_id" text not null, "amount" bigint not null check ("amount" <> 0), "note" text not null, "asked_by" text not null, "asked_at" timestamptz not null default now(), "status" text not null default 'waiting' check ("status" in ('waiting', 'approved', 'refused')), "decided_by" text null, "decided_at" timestamptz null, "transaction_id" text null unique references "ledger_transaction" ("id"), constraint "adjustment_request_pkey" primary key ("id"), constraint "adjustment_request_two_people" check ("status" <> 'approved' or "decided_by" <> "asked_by"), constraint "adjustment_request_decided" check (("status" = 'waiting') = ("decided_by" is null) and ("status" = 'waiting') = ("decided_at" is null)), constraint "adjustment_request_booked" check (("status" = 'approved') = ("transaction_id" is not null)));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_adjustment_request_status_asked_at" ON "adjustment_request" ("status", "asked_at");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_adjustment_request_asked_at" ON "adjustment_request" ("asked_at", "id");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_adjustment_request_decided_at" ON "adjustment_request" ("decided_at") WHERE decided_at IS NOT NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_transaction_adjusted" ON "ledger_transaction" ("seller_id", "actor", "created_at") WHERE kind = 'adjustment';`,
    );
    this.addSql(
      `create or replace trigger adjustment_request_stays before delete or update of id, key, seller_id, amount, note, asked_by, asked_at
       on adjustment_request for each row execute function ledger_refuses();`,
    );
    this.addSql(
      `create or replace trigger adjustment_request_decided_once before update on adjustment_request
       for each row when (old.status <> 'waiting') execute function ledger_refuses();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "adjustment_request";`);
    this.addSql(`drop index if exists "IDX_ledger_transaction_adjusted";`);
  }
}
