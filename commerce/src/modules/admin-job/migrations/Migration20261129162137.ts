import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Bulk rejections have reasons from a list, which each person reads in a language of their own. */
export class Migration20261129162137 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "admin_job" add column if not exists "reasons" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "admin_job" drop column if exists "reasons";`);
  }
}
