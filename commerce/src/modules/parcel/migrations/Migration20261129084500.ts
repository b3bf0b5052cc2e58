import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Days are stored until a moment instead of a last day, and lists of what was sold with them; those of a former version serve until the job runs again. */
export class Migration20261129084500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update "marketplace_day" set "figure" = 'stored', "value" = extract(epoch from (("day" + 1)::timestamp at time zone 'Asia/Tashkent')) * 1000 where "figure" = 'closed';`,
    );
    this.addSql(`drop index if exists "IDX_marketplace_day_closed";`);
    this.addSql(
      `create table if not exists "marketplace_list" ("figure" text not null primary key, "day" date not null, "rows" jsonb not null);`,
    );
    this.addSql(
      `create index if not exists "IDX_marketplace_day_stored" on "marketplace_day" ("day") where figure = 'stored';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "marketplace_day";`);
    this.addSql(`drop table if exists "marketplace_list";`);
    this.addSql(`drop index if exists "IDX_marketplace_day_stored";`);
    this.addSql(
      `create index if not exists "IDX_marketplace_day_closed" on "marketplace_day" ("day") where figure = 'closed';`,
    );
  }
}
