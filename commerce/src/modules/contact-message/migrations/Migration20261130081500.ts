import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130081500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "contact_answer" ("id" text not null, "message_id" text not null references "contact_message" ("id") on delete cascade, "admin_id" text not null, "text" text not null, "body_hash" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "contact_answer_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_contact_answer_deleted_at" ON "contact_answer" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_contact_answer_message_id_created_at" ON "contact_answer" ("message_id", "created_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "contact_answer" cascade;`);
  }
}
