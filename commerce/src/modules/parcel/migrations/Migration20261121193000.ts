import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121193000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "order_cancellation" ("id" text not null, "order_id" text not null, "parcels" jsonb not null, "lines" jsonb not null, "whole" boolean not null, "actor" text check ("actor" in ('buyer', 'seller', 'admin', 'system')) not null, "reason" text null, "state" text check ("state" in ('started', 'done')) not null default 'started', "refund_amount" numeric not null, "refund_state" text check ("refund_state" in ('none', 'due', 'asked', 'done', 'owed')) not null default 'none', "raw_refund_amount" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_cancellation_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_cancellation_deleted_at" ON "order_cancellation" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_cancellation_order_id" ON "order_cancellation" ("order_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_cancellation_one_started" ON "order_cancellation" ("order_id") WHERE state = 'started' AND deleted_at IS NULL;`,
    );
    this.addSql(`alter table "seller_order" add column if not exists "search_text" text null;`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_updated_at" ON "seller_order" ("updated_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_seller_order_updated_at";`);
    this.addSql(`alter table "seller_order" drop column if exists "search_text";`);
    this.addSql(`drop table if exists "order_cancellation" cascade;`);
  }
}
