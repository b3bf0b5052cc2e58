import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121190530 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_limit" ("key" text not null, "hits" timestamptz[] not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_limit_pkey" primary key ("key"));`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_limit_updated_at" ON "shop_limit" ("updated_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_limit" cascade;`);
  }
}
