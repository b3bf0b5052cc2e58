import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Entries of earlier versions name a parcel by its number in the call; the timeline of its order finds them by it. */
export class Migration20261129050100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_admin_audit_number" ON "admin_audit" (split_part("action", '/', 4)) WHERE "action" ~ '^[A-Z]+ /admin/orders/[0-9]';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_admin_audit_number";`);
  }
}
