import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The bank's reference of payouts that a bulk act records as paid. */
export class Migration20261130064300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "admin_job" add column if not exists "reference" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "admin_job" drop column if exists "reference";`);
  }
}
