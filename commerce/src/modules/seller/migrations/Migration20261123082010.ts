import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Who takes the cash of a shop's parcels at the door. */
export class Migration20261123082010 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "seller" add column if not exists "cash_collector" text
         check ("cash_collector" in ('shop', 'marketplace')) not null default 'shop';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "seller" drop column if exists "cash_collector";`);
  }
}
