import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Cancellations of the marketplace by day, and parcels by the end of the time to accept them. */
export class Migration20261128161352 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_cancellation_created_at" ON "order_cancellation" ("created_at") WHERE state = 'done' AND deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_accept_by_all" ON "seller_order" ("accept_by") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_cancellation_created_at";`);
    this.addSql(`drop index if exists "IDX_seller_order_accept_by_all";`);
  }
}
