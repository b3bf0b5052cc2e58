import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121121500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_created_at" ON "seller_order" ("created_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_seller_order_created_at";`);
  }
}
