import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122154003 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_unanswered" ON "product_review" ("seller_id", "created_at") WHERE status = 'published' AND seller_reply IS NULL AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_product_review_unanswered";`);
  }
}
