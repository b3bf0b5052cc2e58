import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** By this hash the repeat of a request is recognised with which an administrator opened a return. */
export class Migration20261129163000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "return_request" add column if not exists "body_hash" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "return_request" drop column if exists "body_hash";`);
  }
}
