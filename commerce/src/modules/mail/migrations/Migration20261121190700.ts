import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121190700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_mail" ("id" text not null, "key" text not null, "recipient" text not null, "language" text not null, "template" text not null, "data" jsonb null, "attempts" integer not null default 0, "last_error" text null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_mail_pkey" primary key ("id"));`,
    );
    // Over every row: a mail that was sent must stay known.
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shop_mail_key_unique" ON "shop_mail" ("key");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_mail_created_at" ON "shop_mail" ("created_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_mail" cascade;`);
  }
}
