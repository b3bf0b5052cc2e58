import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Holds of shops' payouts by administrators, and payouts that repeat a failed one, each once (docs/decisions/071). A hold is
 * no entry of the ledger: the balance stays what it is.
 */
export class Migration20261129040200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "payout_hold" ("id" text not null, "seller_id" text not null,
         "amount" bigint null check ("amount" > 0), "reason" text not null, "until" timestamptz null,
         "created_by" text not null, "released_by" text null, "released_at" timestamptz null,
         "key" text not null unique,
         "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
         "deleted_at" timestamptz null, constraint "payout_hold_pkey" primary key ("id"),
         constraint "payout_hold_released" check (("released_by" is null) = ("released_at" is null)));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payout_hold_of_seller" ON "payout_hold" ("seller_id", "created_at");`,
    );
    this.addSql(
      `create or replace trigger payout_hold_stays before delete or update of id, seller_id, amount, reason, "until",
         created_by, created_at, key on payout_hold for each row execute function ledger_refuses();`,
    );
    this.addSql(
      `create or replace trigger payout_hold_released_once before update on payout_hold
       for each row when (old.released_at is not null) execute function ledger_refuses();`,
    );
    this.addSql(
      `alter table "seller_payout" add column if not exists "repeat_of" text null references "seller_payout" ("id");`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_seller_payout_repeat_of" ON "seller_payout" ("repeat_of") WHERE repeat_of IS NOT NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "payout_hold" cascade;`);
    this.addSql(`alter table "seller_payout" drop column if exists "repeat_of";`);
  }
}
