import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Cancellations of the marketplace by day. */
export class Migration20261128161352 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_cancellation_created_at" ON "order_cancellation" ("created_at") WHERE state = 'done' AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_cancellation_created_at";`);
  }
}
