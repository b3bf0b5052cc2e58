import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Members have roles; whoever was there before is the owner. */
export class Migration20261122141500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "seller_member" add column if not exists "role" text check ("role" in ('owner', 'manager', 'packer')) not null default 'owner';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "seller_member" drop column if exists "role";`);
  }
}
