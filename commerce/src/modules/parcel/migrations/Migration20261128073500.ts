import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Administrators search parcels of all shops by tracking number. */
export class Migration20261128073500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_tracked" ON "seller_order" (lower("tracking_number")) WHERE tracking_number IS NOT NULL AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_seller_order_tracked";`);
  }
}
