import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Figures of the marketplace by day, stored at night for days that are over for long (`close-marketplace-days`). */
export class Migration20261128193000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "marketplace_day" ("day" date not null, "figure" text not null, "part" text not null, "count" bigint not null, "value" numeric not null, primary key ("day", "figure", "part"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "marketplace_day";`);
  }
}
