import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128151000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "shop_setting" add column if not exists "changed_by" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "shop_setting" drop column if exists "changed_by";`);
  }
}
