import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122154100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "product_import" ("id" text not null, "seller_id" text not null, "customer_id" text not null, "file_name" text not null, "format" text check ("format" in ('csv', 'xlsx')) not null, "status" text check ("status" in ('checking', 'checked', 'running', 'done', 'failed', 'cancelled')) not null, "rows" integer null, "checked" integer not null default 0, "written" integer not null default 0, "created" integer not null default 0, "updated" integer not null default 0, "wrong" integer not null default 0, "columns" jsonb not null, "failure" jsonb null, "finished_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_import_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_import_deleted_at" ON "product_import" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_import_seller_id_created_at" ON "product_import" ("seller_id", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_import_under_way" ON "product_import" ("seller_id") WHERE status IN ('checking', 'checked', 'running') AND deleted_at IS NULL;`,
    );
    // A row as it was sent, what joins it with others, and how far it is: `group_row` is the number of the first row
    // of its product, `version` the product's before it is written, `tries` how often that was begun.
    this.addSql(
      `create table if not exists "product_import_row" ("import_id" text not null references "product_import" ("id") on delete cascade, "number" integer not null, "cells" jsonb not null, "faults" jsonb not null, "ref" text null, "sku" text null, "joint" text null, "group_row" integer null, "product_id" text null, "state" text check ("state" in ('staged', 'joined', 'ready', 'same', 'wrong', 'writing', 'written')) not null default 'staged', "kind" text check ("kind" in ('create', 'update')) null, "problems" jsonb null, "version" integer null, "tries" integer not null default 0, constraint "product_import_row_pkey" primary key ("import_id", "number"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_import_row_state_group_row" ON "product_import_row" ("import_id", "state", "group_row", "number");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_import_row_group_row" ON "product_import_row" ("import_id", "group_row", "number");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_import_row" cascade;`);
    this.addSql(`drop table if exists "product_import" cascade;`);
  }
}
