import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const searched = `lower(coalesce("email", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("phone", ''))`;

/** Administrators list buyers, newest first, and search them by name, e-mail and phone. */
export class Migration20261128071800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`
      do $$ begin if to_regclass('customer') is not null then
        create index if not exists "IDX_customer_newest" on "customer" ("created_at", "id") where deleted_at is null;
        create index if not exists "IDX_customer_searched" on "customer" using gin ((${searched}) gin_trgm_ops)
          where deleted_at is null;
      end if; end $$;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_customer_newest";`);
    this.addSql(`drop index if exists "IDX_customer_searched";`);
  }
}
