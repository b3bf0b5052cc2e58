import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

export class Migration20261129000100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "visit_day" ("day" date not null, "visits" bigint not null default 0, "searches" bigint not null default 0, "empty" bigint not null default 0, ${times}, constraint "visit_day_pkey" primary key ("day"));`,
    );
    this.addSql(
      `create table if not exists "search_day" ("day" date not null, "words" text not null, "searches" bigint not null, "empty" bigint not null, ${times}, constraint "search_day_pkey" primary key ("day", "words"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "search_day" cascade;`);
    this.addSql(`drop table if exists "visit_day" cascade;`);
  }
}
