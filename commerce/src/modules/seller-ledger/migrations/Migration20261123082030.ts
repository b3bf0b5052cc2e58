import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const types = "'earning', 'commission', 'cash_collected', 'refund', 'adjustment', 'payout'";
const kinds = "'earning', 'cash_collected', 'refund', 'adjustment', 'payout', 'payout_returned'";

const checks = [
  ["ledger_entry", "type", types],
  ["ledger_month", "type", types],
  ["ledger_transaction", "kind", kinds],
] as const;

/** Cash that a shop took at the door. It stays allowed on the way back: entries are never deleted. */
export class Migration20261123082030 extends Migration {
  override async up(): Promise<void> {
    for (const [table, column, values] of checks) {
      this.addSql(`alter table "${table}" drop constraint if exists "${table}_${column}_check";`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_${column}_check" check ("${column}" in (${values}));`,
      );
    }
  }

  override async down(): Promise<void> {}
}
