import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Figures of the marketplace by day: parcels placed, cancelled and to be accepted, cancellations, and sales of all shops. */
export class Migration20261128161352 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_cancellation_created_at" ON "order_cancellation" ("created_at") WHERE state = 'done' AND deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_accept_by_all" ON "seller_order" ("accept_by") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_placed" ON "seller_order" ("created_at") INCLUDE ("order_id", "number", "items_total") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_cancelled" ON "seller_order" ("created_at") WHERE status = 'cancelled' AND deleted_at IS NULL;`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_sale_day_day" ON "sale_day" ("day");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_cancellation_created_at";`);
    this.addSql(`drop index if exists "IDX_seller_order_accept_by_all";`);
    this.addSql(`drop index if exists "IDX_seller_order_placed";`);
    this.addSql(`drop index if exists "IDX_seller_order_cancelled";`);
    this.addSql(`drop index if exists "IDX_sale_day_day";`);
  }
}
