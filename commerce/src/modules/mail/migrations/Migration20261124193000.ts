import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Mails to an address that its account has left stay that account's, whoever has the address next. */
export class Migration20261124193000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "shop_mail" add column if not exists "former_owner_id" text null;`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_mail_former_owner_id" ON "shop_mail" ("former_owner_id") WHERE former_owner_id is not null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_mail" drop column if exists "former_owner_id";`);
  }
}
