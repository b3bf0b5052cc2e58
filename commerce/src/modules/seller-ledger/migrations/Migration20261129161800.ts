import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Payouts of all shops by time and by sum. */
export class Migration20261129161800 extends Migration {
  override async up(): Promise<void> {
    for (const columns of ["created_at, no", "amount, no", "status, amount, no"])
      this.addSql(
        `CREATE INDEX IF NOT EXISTS "IDX_seller_payout_${columns.replaceAll(", ", "_")}" ON "seller_payout" (${columns});`,
      );
  }

  override async down(): Promise<void> {
    for (const index of ["created_at_no", "amount_no", "status_amount_no"])
      this.addSql(`drop index if exists "IDX_seller_payout_${index}";`);
  }
}
