import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When buyers named an account for their refunds; what was named before is known by its first and its last time. */
export class Migration20261130010500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "refund_account_naming" ("id" text primary key, "order_id" text not null,
         "customer_id" text not null, "changed" boolean not null, "last_digits" text null,
         "named_at" timestamptz not null default now());`,
    );
    for (const column of ["order_id", "customer_id"])
      this.addSql(
        `create index if not exists "IDX_refund_account_naming_${column}" on "refund_account_naming" ("${column}");`,
      );
    this.addSql(
      `insert into refund_account_naming (id, order_id, customer_id, changed, last_digits, named_at)
       select 'named_' || order_id, order_id, customer_id, false,
         case when updated_at = created_at then last_digits end, created_at from refund_account
       union all
       select 'named_again_' || order_id, order_id, customer_id, true, last_digits, updated_at
       from refund_account where updated_at > created_at
       on conflict do nothing;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "refund_account_naming";`);
  }
}
