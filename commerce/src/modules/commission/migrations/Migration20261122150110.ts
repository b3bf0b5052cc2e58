import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122150110 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "commission_rule" ("id" text not null, "category_id" text null, "seller_id" text null, "rate" integer check ("rate" between 0 and 10000) not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "commission_rule_pkey" primary key ("id"), constraint "commission_rule_of_something" check ("category_id" is not null or "seller_id" is not null));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_commission_rule_pair_unique" ON "commission_rule" (coalesce("category_id", ''), coalesce("seller_id", ''));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "commission_rule" cascade;`);
  }
}
