import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121092000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "seller_order" ("id" text not null, "order_id" text not null, "customer_id" text not null, "seller_id" text not null, "number" text not null, "status" text check ("status" in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled')) not null default 'pending', "items_total" numeric not null, "delivery_total" numeric not null, "discount_total" numeric not null, "total" numeric not null, "commission_rate" integer not null, "commission" numeric not null, "tracking_number" text null, "timeline" jsonb not null, "raw_items_total" jsonb not null, "raw_delivery_total" jsonb not null, "raw_discount_total" jsonb not null, "raw_total" jsonb not null, "raw_commission" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "seller_order_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_seller_order_number_unique" ON "seller_order" ("number") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_deleted_at" ON "seller_order" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_seller_order_order_id_seller_id_unique" ON "seller_order" ("order_id", "seller_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_customer_id_created_at" ON "seller_order" ("customer_id", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_seller_id_status_created_at" ON "seller_order" ("seller_id", "status", "created_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "seller_order" cascade;`);
  }
}
