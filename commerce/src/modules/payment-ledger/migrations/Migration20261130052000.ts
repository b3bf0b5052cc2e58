import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The list of all attempts to pay, in its orders and with its filters, and the search by the gateway's id and by the
 * number that payers of Click see. The first one replaces an index that ended at the time.
 */
const indexes: Record<string, string> = {
  began: `("created_time", "id") WHERE deleted_at IS NULL`,
  state_began: `("state", "created_time", "id") WHERE deleted_at IS NULL`,
  method_began: `("method", "created_time", "id") WHERE deleted_at IS NULL`,
  method_state_began: `("method", "state", "created_time", "id") WHERE deleted_at IS NULL`,
  amount: `("amount", "id") WHERE deleted_at IS NULL`,
  late_refund: `("created_time", "id", "method") WHERE deleted_at IS NULL AND state = 'refunded' AND data->>'late' = 'true'`,
  refund: `("created_time", "id", "method") WHERE deleted_at IS NULL AND state = 'refunded' AND data->>'late' IS DISTINCT FROM 'true'`,
  external_id: `("external_id") WHERE external_id IS NOT NULL`,
  paydoc: `((data->>'paydocId')) WHERE data->>'paydocId' IS NOT NULL`,
};

export class Migration20261130052000 extends Migration {
  override async up(): Promise<void> {
    for (const [name, columns] of Object.entries(indexes))
      this.addSql(
        `CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_list_${name}" ON "payment_attempt" ${columns};`,
      );
    this.addSql(`drop index if exists "IDX_payment_attempt_created_time";`);
  }

  override async down(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_created_time" ON "payment_attempt" ("created_time") WHERE deleted_at IS NULL;`,
    );
    for (const name of Object.keys(indexes))
      this.addSql(`drop index if exists "IDX_payment_attempt_list_${name}";`);
  }
}
