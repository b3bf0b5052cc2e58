import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122110600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_to_give_back" ON "return_request" ("order_id") WHERE refund_state IN ('asked', 'owed') AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_return_request_to_give_back";`);
  }
}
