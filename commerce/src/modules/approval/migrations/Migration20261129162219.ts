import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const words = `lower(number || ' ' || reason || ' ' || coalesce(reference, ''))`;

/** The list of approvals by time, whole or of a status, and its search. */
export class Migration20261129162219 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    for (const columns of ["requested_at, id", "status, requested_at, id", "seller_id", "requested_by", "decided_by"])
      this.addSql(
        `CREATE INDEX IF NOT EXISTS "IDX_approval_${columns.replaceAll(", ", "_")}" ON "approval" (${columns}) WHERE deleted_at IS NULL;`,
      );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_approval_words" ON "approval" USING gin ((${words}) gin_trgm_ops) WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    for (const name of [
      "requested_at_id",
      "status_requested_at_id",
      "seller_id",
      "requested_by",
      "decided_by",
      "words",
    ])
      this.addSql(`drop index if exists "IDX_approval_${name}";`);
  }
}
