import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const allow = (kinds: string) =>
  `alter table if exists "inbox_entry" add constraint "inbox_entry_type_check" check ("type" in (${kinds}));`;

/** News of selling have a kind of their own. */
export class Migration20261122151001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "inbox_entry" drop constraint if exists "inbox_entry_type_check";`);
    this.addSql(allow("'order', 'parcel', 'payment', 'review', 'price_drop', 'shop', 'system'"));
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "inbox_entry" where "type" = 'shop';`);
    this.addSql(`alter table if exists "inbox_entry" drop constraint if exists "inbox_entry_type_check";`);
    this.addSql(allow("'order', 'parcel', 'payment', 'review', 'price_drop', 'system'"));
  }
}
