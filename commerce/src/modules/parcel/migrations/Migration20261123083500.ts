import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A buyer's orders are listed by their first parcels, without a look at the others. */
export class Migration20261123083500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_first_of_order" ON "seller_order" ("customer_id", "created_at", "order_id") WHERE number LIKE '%-1' AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_seller_order_first_of_order";`);
  }
}
