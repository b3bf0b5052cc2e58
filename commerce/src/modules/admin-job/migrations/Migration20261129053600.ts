import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const name = `"IDX_admin_job_undoes_unique"`;
const on = `ON "admin_job" ("undoes") WHERE undoes IS NOT NULL`;

/** A job whose undoing was stopped can be undone further. */
export class Migration20261129053600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS ${name};`);
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS ${name} ${on} AND status IN ('running', 'done') AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS ${name};`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS ${name} ${on} AND deleted_at IS NULL;`);
  }
}
