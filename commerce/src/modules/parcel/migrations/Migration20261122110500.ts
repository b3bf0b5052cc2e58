import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122110500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_cancellation_to_give_back" ON "order_cancellation" ("order_id") WHERE refund_state IN ('due', 'asked', 'owed') AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_cancellation_to_give_back";`);
  }
}
