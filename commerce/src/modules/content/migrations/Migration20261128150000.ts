import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What was requested, so that a repeat of a creation is recognised. */
export class Migration20261128150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "banner" add column if not exists "body_hash" text null;`);
    this.addSql(`alter table if exists "section" add column if not exists "body_hash" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "banner" drop column if exists "body_hash";`);
    this.addSql(`alter table if exists "section" drop column if exists "body_hash";`);
  }
}
