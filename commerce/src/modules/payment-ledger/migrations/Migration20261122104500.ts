import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

export class Migration20261122104500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "payment_due" ("id" text not null, "number" text not null, "customer_id" text not null, "method" text not null, "amount" bigint not null check ("amount" >= 0), "open_until" timestamptz null, "closed_at" timestamptz null, "handed_over" boolean not null default false, "language" text not null default 'ru', "receipt" jsonb null, ${times}, constraint "payment_due_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_payment_due_number_unique" ON "payment_due" ("number");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_due_open_until" ON "payment_due" ("open_until") WHERE closed_at IS NULL AND open_until IS NOT NULL;`,
    );
    // Click's prepare id has 32 bits.
    this.addSql(`create sequence if not exists "payment_attempt_no" as integer;`);
    this.addSql(
      `create table if not exists "payment_attempt" ("id" text not null, "no" integer not null default nextval('payment_attempt_no'), "order_id" text not null, "gateway" text not null, "method" text not null, "external_id" text null, "amount" bigint not null, "state" text check ("state" in ('open', 'confirming', 'paid', 'late', 'cancelled', 'refunded')) not null default 'open', "reason" integer null, "failure" text null, "gateway_time" bigint null, "created_time" bigint not null, "performed_time" bigint null, "cancelled_time" bigint null, "expires_at" timestamptz null, "looked_at" timestamptz null, "reversal" text check ("reversal" in ('asked', 'refused', 'done')) null, "reversal_note" text null, "data" jsonb not null default '{}', ${times}, constraint "payment_attempt_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_payment_attempt_no_unique" ON "payment_attempt" ("no");`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_payment_attempt_gateway_external_id_unique" ON "payment_attempt" ("gateway", "external_id");`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_payment_attempt_one_holding" ON "payment_attempt" ("order_id") WHERE state in ('open', 'confirming', 'paid');`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_order_id" ON "payment_attempt" ("order_id");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_gateway_gateway_time" ON "payment_attempt" ("gateway", "gateway_time");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_under_way" ON "payment_attempt" ("expires_at") WHERE state in ('open', 'confirming');`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_reversal" ON "payment_attempt" ("updated_at") WHERE reversal = 'asked' OR state = 'late';`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_to_ask" ON "payment_attempt" ("gateway", "updated_at") WHERE state = 'confirming' OR (state = 'open' AND data->>'confirmed' = 'asked') OR (state = 'cancelled' AND data->>'confirmed' = 'asked');`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_updated_at" ON "payment_attempt" ("updated_at");`,
    );
    this.addSql(
      `create table if not exists "payment_event" ("id" text not null, "attempt_id" text null, "order_id" text null, "gateway" text not null, "call" text not null, "request" jsonb not null, "answer" jsonb not null, ${times}, constraint "payment_event_pkey" primary key ("id"));`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_event_order_id" ON "payment_event" ("order_id");`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_event_created_at" ON "payment_event" ("created_at");`,
    );
    this.addSql(
      `create table if not exists "fiscal_receipt" ("id" text not null, "attempt_id" text not null, "order_id" text not null, "type" text check ("type" in ('sale', 'refund')) not null, "receipt_id" text not null, "status_code" integer not null, "message" text null, "terminal_id" text null, "fiscal_sign" text null, "qr_code_url" text null, "at" timestamptz not null, ${times}, constraint "fiscal_receipt_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_fiscal_receipt_attempt_id_type_unique" ON "fiscal_receipt" ("attempt_id", "type") WHERE deleted_at IS NULL;`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_fiscal_receipt_order_id" ON "fiscal_receipt" ("order_id");`);
    this.addSql(
      `create table if not exists "payment_paid_out" ("id" text not null, "order_id" text not null, "amount" bigint not null, "words" text not null, ${times}, constraint "payment_paid_out_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_paid_out_order_id" ON "payment_paid_out" ("order_id");`,
    );
    this.addSql(
      `create table if not exists "payment_key" ("customer_id" text not null, "key" text not null, "body_hash" text not null, "created_at" timestamptz not null default now(), constraint "payment_key_pkey" primary key ("customer_id", "key"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_key_created_at" ON "payment_key" ("created_at");`,
    );
  }

  override async down(): Promise<void> {
    for (const table of [
      "payment_key",
      "payment_paid_out",
      "fiscal_receipt",
      "payment_event",
      "payment_attempt",
      "payment_due",
    ]) {
      this.addSql(`drop table if exists "${table}" cascade;`);
    }
    this.addSql(`drop sequence if exists "payment_attempt_no";`);
  }
}
