import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121191644 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "inbox_entry" ("id" text not null, "customer_id" text not null, "key" text not null, "type" text check ("type" in ('order', 'parcel', 'payment', 'review', 'price_drop', 'system')) not null, "event" text not null, "data" jsonb not null, "shown" boolean not null default true, "happened_at" timestamptz not null, "read_at" timestamptz null, "archived_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "inbox_entry_pkey" primary key ("id"));`,
    );
    // Over deleted rows too: what a person has deleted is not told again.
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_inbox_entry_key_unique" ON "inbox_entry" ("key");`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_inbox_entry_customer_id_happened_at" ON "inbox_entry" ("customer_id", "happened_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "inbox_preference" ("id" text not null, "customer_id" text not null, "kind" text not null, "channel" text not null, "enabled" boolean not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "inbox_preference_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_inbox_preference_customer_id_kind_channel_unique" ON "inbox_preference" ("customer_id", "kind", "channel") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "inbox_mark" ("source" text not null, "until" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "inbox_mark_pkey" primary key ("source"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "inbox_entry" cascade;`);
    this.addSql(`drop table if exists "inbox_preference" cascade;`);
    this.addSql(`drop table if exists "inbox_mark" cascade;`);
  }
}
