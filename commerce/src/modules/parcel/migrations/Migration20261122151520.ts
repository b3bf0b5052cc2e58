import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What a shop pays of the delivery of its parcel, because its goods travel free. */
export class Migration20261122151520 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "seller_order"
         add column if not exists "delivery_at_shops_expense" numeric not null default 0,
         add column if not exists "raw_delivery_at_shops_expense" jsonb not null default '{"value": "0", "precision": 20}';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "seller_order"
         drop column if exists "delivery_at_shops_expense", drop column if exists "raw_delivery_at_shops_expense";`,
    );
  }
}
