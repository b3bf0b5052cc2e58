import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Entries of a shop by sum. */
export class Migration20261129161700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_of_amount" ON "ledger_entry" ("seller_id", "amount", "no") WHERE account = 'seller';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_ledger_entry_of_amount";`);
  }
}
