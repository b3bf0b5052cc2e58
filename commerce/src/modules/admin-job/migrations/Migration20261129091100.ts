import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Bulk acts that add a note have its text. */
export class Migration20261129091100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "admin_job" add column if not exists "note" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "admin_job" drop column if exists "note";`);
  }
}
