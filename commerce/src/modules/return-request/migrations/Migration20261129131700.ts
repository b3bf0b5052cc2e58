import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The list of all returns, whole or of a status, by time. */
export class Migration20261129131700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_created_at_id" ON "return_request" ("created_at", "id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_status_created_at_id" ON "return_request" ("status", "created_at", "id") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_return_request_created_at_id";`);
    this.addSql(`drop index if exists "IDX_return_request_status_created_at_id";`);
  }
}
