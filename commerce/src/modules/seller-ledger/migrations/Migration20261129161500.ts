import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Cash that the marketplace collects, by sum, and by a part of the parcel's number or of the reference. */
export class Migration20261129161500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_marketplace_cash_searched" ON "marketplace_cash" USING gin ((lower(number || ' ' || coalesce(reference, ''))) gin_trgm_ops);`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_marketplace_cash_awaited_amount" ON "marketplace_cash" ("amount", "id") WHERE received_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_marketplace_cash_received_amount" ON "marketplace_cash" ("amount", "id") WHERE received_at IS NOT NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_marketplace_cash_received_of_seller" ON "marketplace_cash" ("seller_id", "received_at") WHERE received_at IS NOT NULL;`,
    );
  }

  override async down(): Promise<void> {
    for (const index of ["searched", "awaited_amount", "received_amount", "received_of_seller"])
      this.addSql(`drop index if exists "IDX_marketplace_cash_${index}";`);
  }
}
