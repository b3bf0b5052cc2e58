import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Since when a shop's payout account is the one it is; accounts of before do not rest. */
export class Migration20261123091300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "seller" add column if not exists "payout_account_changed_at" timestamptz null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "seller" drop column if exists "payout_account_changed_at";`);
  }
}
