import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122093500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "fiscal_code" ("id" text not null, "reference" text check ("reference" in ('product', 'product_category')) not null, "reference_id" text not null, "ikpu" text check ("ikpu" ~ '^[0-9]{17}$') not null, "package_code" text check ("package_code" ~ '^[0-9]{1,20}$') not null, "vat_percent" integer check ("vat_percent" between 0 and 100) not null default 12, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "fiscal_code_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_fiscal_code_reference_reference_id_unique" ON "fiscal_code" ("reference", "reference_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_fiscal_code_deleted_at" ON "fiscal_code" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "fiscal_code" cascade;`);
  }
}
