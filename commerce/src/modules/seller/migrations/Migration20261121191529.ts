import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What readers think of a seller is counted from their reviews (`seller_rating` of the review module). */
export class Migration20261121191529 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "seller" drop column if exists "rating", drop column if exists "review_count";`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "seller" add column if not exists "rating" real not null default 0, add column if not exists "review_count" integer not null default 0;`,
    );
  }
}
