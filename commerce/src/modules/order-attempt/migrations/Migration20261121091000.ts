import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121091000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "order_attempt" ("id" text not null, "customer_id" text not null, "idempotency_key" text not null, "body_hash" text not null, "state" text check ("state" in ('started', 'undoing', 'placed', 'refused', 'undone')) not null default 'started', "order_id" text not null, "number" text not null, "refusal" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_attempt_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_attempt_order_id_unique" ON "order_attempt" ("order_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_attempt_number_unique" ON "order_attempt" ("number") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_attempt_deleted_at" ON "order_attempt" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_attempt_customer_id_idempotency_key_unique" ON "order_attempt" ("customer_id", "idempotency_key") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_attempt_unfinished" ON "order_attempt" ("updated_at") WHERE state in ('started', 'undoing');`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_attempt" cascade;`);
  }
}
