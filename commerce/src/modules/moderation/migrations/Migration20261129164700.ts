import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Where somebody has something open: what was stored before is of the queue. */
export class Migration20261129164700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "opened_item" add column if not exists "opened_on" text not null default 'queue';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "opened_item" drop column if exists "opened_on";`);
  }
}
