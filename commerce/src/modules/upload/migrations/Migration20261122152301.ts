import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122152301 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "shop_upload" add column if not exists "thumbhash" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "shop_upload" drop column if exists "thumbhash";`);
  }
}
