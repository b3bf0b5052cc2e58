import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The index of the administrators' list. */
export class Migration20261129101000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_product_review_newest" on "product_review" ("created_at", "id") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_product_review_newest";`);
  }
}
