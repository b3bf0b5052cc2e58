import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Adjustments that need two administrators, by sum, shop and administrator, and by a part of the reason. */
export class Migration20261129161600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_adjustment_request_searched" ON "adjustment_request" USING gin (lower(note) gin_trgm_ops);`,
    );
    for (const columns of ["amount, id", "status, amount, id", "seller_id, asked_at", "asked_by", "decided_by"])
      this.addSql(
        `CREATE INDEX IF NOT EXISTS "IDX_adjustment_request_${columns.replaceAll(", ", "_")}" ON "adjustment_request" (${columns});`,
      );
    // with the id, which decides between equal times
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_adjustment_request_status_asked_at_id" ON "adjustment_request" ("status", "asked_at", "id");`,
    );
    this.addSql(`drop index if exists "IDX_adjustment_request_status_asked_at";`);
  }

  override async down(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_adjustment_request_status_asked_at" ON "adjustment_request" ("status", "asked_at");`,
    );
    for (const index of [
      "searched",
      "amount_id",
      "status_amount_id",
      "seller_id_asked_at",
      "asked_by",
      "decided_by",
      "status_asked_at_id",
    ])
      this.addSql(`drop index if exists "IDX_adjustment_request_${index}";`);
  }
}
