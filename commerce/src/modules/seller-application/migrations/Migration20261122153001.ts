import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122153001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "seller_application" (
         "id" text not null, "customer_id" text not null, "company_name" text not null,
         "business_type" text check ("business_type" in ('individual', 'llc', 'self_employed')) not null,
         "contact_person" text not null, "phone" text not null, "email" text null, "website" text null,
         "description" text not null,
         "monthly_volume" text check ("monthly_volume" in ('under_50', '50_200', '200_1000', 'over_1000')) not null,
         "experience" text check ("experience" in ('none', 'under_1_year', '1_3_years', 'over_3_years')) not null,
         "other_platforms" text null, "categories" jsonb not null, "terms_agreed_at" timestamptz not null,
         "marketing_consent" boolean not null default false,
         "status" text check ("status" in ('pending', 'approved', 'rejected')) not null default 'pending',
         "reason" text null, "decided_by" text null, "decided_at" timestamptz null, "seller_id" text null,
         "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
         "deleted_at" timestamptz null, constraint "seller_application_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_seller_application_customer_id_pending" ON "seller_application" ("customer_id") WHERE status = 'pending' AND deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_application_customer_id_created_at" ON "seller_application" ("customer_id", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_application_status_created_at" ON "seller_application" ("status", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_application_updated_at" ON "seller_application" ("updated_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_application_deleted_at" ON "seller_application" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "seller_application" cascade;`);
  }
}
