import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A mail that an administrator sends again names the first one. */
export class Migration20261128203000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "shop_mail" add column if not exists "repeat_of" text null;`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_mail_repeat_of" ON "shop_mail" ("repeat_of") WHERE repeat_of is not null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_mail" drop column if exists "repeat_of";`);
  }
}
