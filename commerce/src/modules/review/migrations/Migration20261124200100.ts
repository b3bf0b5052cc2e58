import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Takes along what accounts that have ended wrote in reports. */
export class Migration20261124200100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update "review_report" set "text" = null where "customer_id" is null and "text" is not null;`,
    );
  }

  override async down(): Promise<void> {
    // Words that are gone do not come back.
  }
}
