import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Drafts, what pictures were cut out of, and every published version. */
export class Migration20261128223200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "banner" add column if not exists "crops" jsonb null;`);
    for (const table of ["banner", "section"]) {
      this.addSql(`alter table if exists "${table}" add column if not exists "draft" jsonb null;`);
      this.addSql(`alter table if exists "${table}" add column if not exists "publish_at" timestamptz null;`);
    }
    this.addSql(
      `create table if not exists "content_version" ("id" text not null, "content_id" text not null, "number" integer not null, "act" text check ("act" in ('initial', 'created', 'changed', 'published', 'scheduled', 'rolled_back', 'deleted', 'restored')) not null, "content" jsonb not null, "author_id" text null, "from_number" integer null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "content_version_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_content_version_deleted_at" ON "content_version" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_content_version_content_id_number_unique" ON "content_version" ("content_id", "number") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "content_version" cascade;`);
    this.addSql(`alter table if exists "banner" drop column if exists "crops";`);
    for (const table of ["banner", "section"]) {
      this.addSql(`alter table if exists "${table}" drop column if exists "draft";`);
      this.addSql(`alter table if exists "${table}" drop column if exists "publish_at";`);
    }
  }
}
