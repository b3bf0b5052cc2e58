import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When a second administrator let a large payout go to the bank (docs/decisions/071). */
export class Migration20261129040100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "seller_payout" add column if not exists "approved_at" timestamptz null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "seller_payout" drop column if exists "approved_at";`);
  }
}
