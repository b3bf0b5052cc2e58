import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128071937 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "review_report" add column if not exists "settled_at" timestamptz null;`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_review_report_open" ON "review_report" ("review_id") WHERE settled_at IS NULL AND deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_pending" ON "product_review" ("created_at") WHERE status = 'pending' AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_product_review_pending";`);
    this.addSql(`drop index if exists "IDX_review_report_open";`);
    this.addSql(`alter table "review_report" drop column if exists "settled_at";`);
  }
}
