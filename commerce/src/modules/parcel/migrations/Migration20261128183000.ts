import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Administrators filter parcels of all shops by the city of the delivery. */
export class Migration20261128183000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      do $$ begin if to_regclass('"order"') is not null then
        create index if not exists "IDX_order_delivery_city" on "order" ((metadata->'delivery'->>'city'));
      end if; end $$;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_delivery_city";`);
  }
}
