import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Options of a product are written anew with it. The engine has no index for its own foreign key, so that each value
 * taken away would look through the options of all products. SKUs are looked for as a shop knows them. The engine's
 * tables are there before those of our modules.
 */
export class Migration20261122152302 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `do $$ begin if to_regclass('product_variant_option') is not null then
         create index if not exists "IDX_bezak_product_variant_option_value" on "product_variant_option" ("option_value_id");
         create index if not exists "IDX_bezak_product_variant_sku_key" on "product_variant" ((coalesce(metadata->>'sku_key', lower(sku)))) where deleted_at is null;
       end if; end $$;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_bezak_product_variant_option_value";`);
    this.addSql(`drop index if exists "IDX_bezak_product_variant_sku_key";`);
  }
}
