import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The marketplace's commission by day. */
export class Migration20261128075000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_commission" ON "ledger_entry" ("at") INCLUDE ("amount") WHERE account = 'commission';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_ledger_entry_commission";`);
  }
}
