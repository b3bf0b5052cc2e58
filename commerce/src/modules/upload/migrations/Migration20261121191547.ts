import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const stamps = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

export class Migration20261121191547 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_upload" ("id" text not null, "owner_id" text not null, "type" text check ("type" in ('image', 'avatar', 'product', 'review', 'chat', 'document')) not null, "url" text not null, "sent_bytes" integer not null, "idle_since" timestamptz null, "removed_at" timestamptz null, ${stamps}, constraint "shop_upload_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shop_upload_url_unique" ON "shop_upload" ("url") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_upload_owner_id" ON "shop_upload" ("owner_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_upload_idle" ON "shop_upload" ("idle_since") WHERE idle_since is not null;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_upload_deleted_at" ON "shop_upload" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "shop_upload_use" ("id" text not null, "upload_id" text not null, "holder" text not null, ${stamps}, constraint "shop_upload_use_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shop_upload_use_upload_id_holder_unique" ON "shop_upload_use" ("upload_id", "holder") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_upload_use_holder" ON "shop_upload_use" ("holder") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_upload_use_deleted_at" ON "shop_upload_use" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "shop_upload_quota" ("id" text not null, "files" integer not null default 0, "bytes" integer not null default 0, ${stamps}, constraint "shop_upload_quota_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_upload_quota_deleted_at" ON "shop_upload_quota" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_upload_quota" cascade;`);
    this.addSql(`drop table if exists "shop_upload_use" cascade;`);
    this.addSql(`drop table if exists "shop_upload" cascade;`);
  }
}
