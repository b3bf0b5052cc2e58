import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Each read of the marketplace's figures begins with the last closed day. */
export class Migration20261128213000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_marketplace_day_closed" on "marketplace_day" ("day") where figure = 'closed';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_marketplace_day_closed";`);
  }
}
