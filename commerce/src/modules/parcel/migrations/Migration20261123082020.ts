import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The same, frozen on the parcel. Shops delivered their parcels themselves until now, so they have the cash. */
export class Migration20261123082020 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "seller_order" add column if not exists "cash_collector" text
         check ("cash_collector" in ('shop', 'marketplace')) not null default 'shop';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "seller_order" drop column if exists "cash_collector";`);
  }
}
