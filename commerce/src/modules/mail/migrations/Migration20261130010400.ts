import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A mail that is sent again names the administrator who sent it. */
export class Migration20261130010400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "shop_mail" add column if not exists "repeated_by" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_mail" drop column if exists "repeated_by";`);
  }
}
