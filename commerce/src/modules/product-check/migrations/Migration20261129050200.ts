import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const TIMES = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

/** Suspicious prices with the medians that they are compared with, and messages about products between administrators and shops. */
export class Migration20261129050200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "category_price" ("category_id" text not null, "median" bigint not null, "products" integer not null, ${TIMES}, constraint "category_price_pkey" primary key ("category_id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_category_price_deleted_at" ON "category_price" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "suspicious_price" ("product_id" text not null, "reason" text not null, "price" bigint not null, "compared" bigint null, "products" integer null, ${TIMES}, constraint "suspicious_price_pkey" primary key ("product_id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_suspicious_price_deleted_at" ON "suspicious_price" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "product_message" ("id" text not null, "product_id" text not null, "seller_id" text not null, "kind" text not null, "text" text null, "changed" jsonb null, "author_id" text not null, "notify_from" timestamptz not null, "decision_id" text null, ${TIMES}, constraint "product_message_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_message_product_id_created_at" ON "product_message" ("product_id", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_message_notify_from" ON "product_message" ("notify_from") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_message_deleted_at" ON "product_message" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    for (const table of ["category_price", "suspicious_price", "product_message"])
      this.addSql(`drop table if exists "${table}" cascade;`);
  }
}
