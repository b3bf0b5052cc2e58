import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121121000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "banner" ("id" text not null, "title" jsonb not null, "subtitle" jsonb not null, "image_desktop" text not null, "image_mobile" text not null, "link" text not null, "position" text not null, "rank" integer not null default 0, "active" boolean not null default true, "starts_at" timestamptz null, "ends_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "banner_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_banner_deleted_at" ON "banner" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "section" ("id" text not null, "type" text check ("type" in ('products', 'categories', 'banner', 'text')) not null, "title" jsonb not null, "source" jsonb not null, "rank" integer not null default 0, "active" boolean not null default true, "starts_at" timestamptz null, "ends_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "section_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_section_deleted_at" ON "section" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "banner" cascade;`);
    this.addSql(`drop table if exists "section" cascade;`);
  }
}
