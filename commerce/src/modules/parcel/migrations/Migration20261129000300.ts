import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Administrators find parcels by a part of the e-mail that an order was placed with. */
export class Migration20261129000300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      do $$ begin if to_regclass('"order"') is not null then
        create index if not exists "IDX_order_email_searched" on "order" using gin (lower(email) gin_trgm_ops);
      end if; end $$;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_email_searched";`);
  }
}
