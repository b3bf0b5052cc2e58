import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Open reports by time, as the queue of decisions reads them. */
export class Migration20261129020000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_review_report_waiting" ON "review_report" ("created_at", "id") WHERE settled_at IS NULL AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_review_report_waiting";`);
  }
}
