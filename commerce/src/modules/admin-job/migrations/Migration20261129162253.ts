import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const words = `lower(coalesce(reason, '') || ' ' || coalesce(note, ''))`;

/** The list of bulk acts by time, whole or of one administrator, and its search. */
export class Migration20261129162253 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    for (const columns of ["created_at, id", "admin_id, created_at, id"])
      this.addSql(
        `CREATE INDEX IF NOT EXISTS "IDX_admin_job_${columns.replaceAll(", ", "_")}" ON "admin_job" (${columns}) WHERE deleted_at IS NULL;`,
      );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_admin_job_words" ON "admin_job" USING gin ((${words}) gin_trgm_ops) WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    for (const name of ["created_at_id", "admin_id_created_at_id", "words"])
      this.addSql(`drop index if exists "IDX_admin_job_${name}";`);
  }
}
