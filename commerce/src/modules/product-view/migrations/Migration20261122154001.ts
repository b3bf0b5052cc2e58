import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

export class Migration20261122154001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "product_view_day" ("product_id" text not null, "day" date not null, "seller_id" text not null, "views" bigint not null, ${times}, constraint "product_view_day_pkey" primary key ("product_id", "day"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_view_day_seller_id_day" ON "product_view_day" ("seller_id", "day") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "shop_view_day" ("seller_id" text not null, "day" date not null, "views" bigint not null, ${times}, constraint "shop_view_day_pkey" primary key ("seller_id", "day"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_view_day" cascade;`);
    this.addSql(`drop table if exists "product_view_day" cascade;`);
  }
}
