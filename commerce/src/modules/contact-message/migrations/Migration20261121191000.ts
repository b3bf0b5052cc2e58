import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121191000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "contact_message" ("id" text not null, "number" text not null, "topic" text not null, "name" text not null, "email" text not null, "phone" text null, "order_number" text null, "message" text not null, "language" text not null, "status" text check ("status" in ('new', 'answered', 'closed')) not null default 'new', "idempotency_key" text not null, "body_hash" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "contact_message_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_contact_message_number_unique" ON "contact_message" ("number") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_contact_message_idempotency_key_unique" ON "contact_message" ("idempotency_key") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_contact_message_status" ON "contact_message" ("status", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_contact_message_deleted_at" ON "contact_message" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "contact_message" cascade;`);
  }
}
