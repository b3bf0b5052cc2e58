import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Administrators count the parcels of some days by tab, and list those that somebody cancelled. */
export class Migration20261130060300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_status_created_at_id" ON "seller_order" ("status", "created_at", "id") INCLUDE ("accept_by") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_cancelled_by" ON "seller_order" ((timeline->'entries'->-1->>'actor'), "created_at", "id") WHERE status = 'cancelled' AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_seller_order_status_created_at_id";`);
    this.addSql(`drop index if exists "IDX_seller_order_cancelled_by";`);
  }
}
