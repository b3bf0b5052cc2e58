import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Administrators sort parcels by their sum. */
export class Migration20261128224500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_total_id" ON "seller_order" ("total", "id") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_seller_order_total_id";`);
  }
}
