import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122152300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "category_attribute" ("id" text not null, "category_id" text not null, "key" text check ("key" ~ '^[a-z][a-z0-9_]{0,39}$') not null, "name" jsonb not null, "kind" text check ("kind" in ('text', 'number', 'choice', 'yes_no')) not null, "unit" jsonb null, "required" boolean not null default false, "choices" jsonb null, "rank" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "category_attribute_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_category_attribute_category_id_key_unique" ON "category_attribute" ("category_id", "key") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_category_attribute_deleted_at" ON "category_attribute" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "category_attribute" cascade;`);
  }
}
