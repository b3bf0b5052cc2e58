import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121190800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "mail_outbox" ("id" text not null, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "mail_outbox_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_mail_outbox_created_at" ON "mail_outbox" ("created_at");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "mail_outbox" cascade;`);
  }
}
