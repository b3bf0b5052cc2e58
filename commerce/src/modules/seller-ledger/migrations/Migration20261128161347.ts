import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The marketplace's delivered and returned products by day, and the first delivery of each order. */
export class Migration20261128161347 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_products" ON "ledger_entry" ("at") INCLUDE ("amount", "type") WHERE account = 'buyers' AND type IN ('earning', 'refund');`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_transaction_earning" ON "ledger_transaction" ("order_id", "at", "id") WHERE kind = 'earning';`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_transaction_delivered" ON "ledger_transaction" ("at") INCLUDE ("order_id", "parcel_id") WHERE kind = 'earning';`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_ledger_transaction_returned" ON "ledger_transaction" ("parcel_id") INCLUDE ("return_id") WHERE kind = 'refund';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_ledger_entry_products";`);
    this.addSql(`drop index if exists "IDX_ledger_transaction_earning";`);
    this.addSql(`drop index if exists "IDX_ledger_transaction_delivered";`);
    this.addSql(`drop index if exists "IDX_ledger_transaction_returned";`);
  }
}
