import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Rows of deleted products, and of products that were hidden after the change: neither waits for anybody. */
export class Migration20261129020100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `delete from "changed_product" changed where exists (select from "product"
         where product.id = changed.product_id and (product.deleted_at is not null or product.status = 'rejected'));`,
    );
  }

  override async down(): Promise<void> {
    // what was deleted waited for nobody
  }
}
