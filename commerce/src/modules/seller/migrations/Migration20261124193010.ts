import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Invitations to an address that its account has left stay that account's, whoever has the address next. */
export class Migration20261124193010 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "seller_invitation" add column if not exists "former_owner_id" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "seller_invitation" drop column if exists "former_owner_id";`);
  }
}
