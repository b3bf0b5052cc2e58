import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

/** Averages are counted where they are read: nothing has to be kept in step. */
const ratings = (view: string, key: string) =>
  `create or replace view "${view}" as select "${key}" as "id", round(avg("rating"), 2)::float8 as "average", count(*)::int as "review_count", min("created_at") as "created_at", max("updated_at") as "updated_at", null::timestamptz as "deleted_at" from "product_review" where "status" = 'published' and "deleted_at" is null group by "${key}";`;

export class Migration20261121191023 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "product_review" ("id" text not null, "product_id" text not null, "seller_id" text not null, "customer_id" text null, "author_name" text not null default '', "rating" integer not null check ("rating" between 1 and 5), "title" text null, "text" text not null, "images" text[] not null, "verified_purchase" boolean not null default false, "status" text check ("status" in ('pending', 'published', 'rejected')) not null default 'pending', "rejection_reason" text null, "seller_reply" text null, "seller_replied_at" timestamptz null, "helpful_count" integer not null default 0, ${times}, constraint "product_review_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_review_product_id_customer_id_unique" ON "product_review" ("product_id", "customer_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_product_id_created_at" ON "product_review" ("product_id", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_seller_id_created_at" ON "product_review" ("seller_id", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_customer_id" ON "product_review" ("customer_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_updated_at" ON "product_review" ("updated_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_deleted_at" ON "product_review" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "review_vote" ("id" text not null, "review_id" text not null, "customer_id" text null, ${times}, constraint "review_vote_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_review_vote_review_id_customer_id_unique" ON "review_vote" ("review_id", "customer_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_review_vote_customer_id" ON "review_vote" ("customer_id") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "review_report" ("id" text not null, "review_id" text not null, "customer_id" text null, "reason" text check ("reason" in ('spam', 'offensive', 'untrue', 'personal', 'other')) not null, "text" text null, ${times}, constraint "review_report_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_review_report_review_id_customer_id_unique" ON "review_report" ("review_id", "customer_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_review_report_customer_id" ON "review_report" ("customer_id") WHERE deleted_at IS NULL;`,
    );

    this.addSql(ratings("product_rating", "product_id"));
    this.addSql(ratings("seller_rating", "seller_id"));
  }

  override async down(): Promise<void> {
    this.addSql(`drop view if exists "seller_rating";`);
    this.addSql(`drop view if exists "product_rating";`);
    this.addSql(`drop table if exists "review_report" cascade;`);
    this.addSql(`drop table if exists "review_vote" cascade;`);
    this.addSql(`drop table if exists "product_review" cascade;`);
  }
}
