import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Figures of single shops are many rows of a day, which the marketplace's figures are not read through. */
export class Migration20261129000200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_marketplace_day_figure_day" on "marketplace_day" ("figure", "day") include ("part", "count", "value");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_marketplace_day_figure_day";`);
  }
}
