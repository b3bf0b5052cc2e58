import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Where the money of an order is transferred that no gateway gives back: encrypted, but for its last digits. */
export class Migration20261123090500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "refund_account" ("order_id" text primary key, "customer_id" text not null,
         "sealed" text not null, "last_digits" text not null,
         "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now());`,
    );
    this.addSql(
      `create index if not exists "IDX_refund_account_customer_id" on "refund_account" ("customer_id");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "refund_account";`);
  }
}
