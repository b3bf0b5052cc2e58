import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * How rare a word is the planner guesses from as many texts as it keeps of a column. Of a hundred, one in ten times one
 * held a word that one parcel in a thousand has, and the search for it then read 19,000 parcels instead of a hundred.
 */
export class Migration20261123210500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "seller_order" alter column "shop_text" set statistics 1000, alter column "buyer_text" set statistics 1000;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "seller_order" alter column "shop_text" set statistics -1, alter column "buyer_text" set statistics -1;`,
    );
  }
}
