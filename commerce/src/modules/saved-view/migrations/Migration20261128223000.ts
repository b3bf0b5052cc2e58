import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128223000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "saved_view" ("id" text not null, "owner_id" text not null, "list" text not null, "name" text not null, "query" text not null default '', "columns" jsonb null, "density" text not null default 'comfortable', "shared" boolean not null default false, "rank" integer not null default 0, "body_hash" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "saved_view_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_saved_view_deleted_at" ON "saved_view" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_saved_view_owner_id_list" ON "saved_view" ("owner_id", "list") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_saved_view_list" ON "saved_view" ("list") WHERE shared AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "saved_view" cascade;`);
  }
}
