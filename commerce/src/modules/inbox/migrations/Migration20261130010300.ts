import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The timeline of an order reads what members of shops were notified of about it. */
export class Migration20261130010300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      String.raw`CREATE INDEX IF NOT EXISTS "IDX_inbox_entry_shop_order" ON "inbox_entry" ((data->>'orderId')) WHERE event like 'shop\_%';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_inbox_entry_shop_order";`);
  }
}
