import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedCategories } from "../../catalog/cached-categories.ts";
import { readProductNames } from "../dashboard/read-product-names.ts";
import { readSoldList, type ComparedDays, type SoldList } from "./stored-lists.ts";
import type { Stored } from "./stored-until.ts";

/** Rows in each list. */
const MOST = 10;

interface TopRow {
  kind: "product" | "category";
  id: string;
  pieces: number;
  sales: number;
}

const IN_PERIOD = "product_id <> '' and day between ?::date and ?::date";

/** From the daily sales of all shops, and the changes that are not folded into them yet. */
const TOP = `
  with sold as materialized (
    select product_id, sum(pieces) as pieces, sum(total) as sales from (
      select product_id, pieces, total from sale_day where ${IN_PERIOD}
      union all select product_id, pieces, total from sale_change where ${IN_PERIOD}) both_tables
    group by product_id having sum(pieces) > 0)
  (select 'product' as kind, product_id as id, pieces::int as pieces, sales::float8 as sales
    from sold order by sold.sales desc, product_id limit ${MOST})
  union all
  (select 'category', link.product_category_id, sum(pieces)::int, sum(sales)::float8
    from sold join product_category_product link on link.product_id = sold.product_id
    group by link.product_category_id order by sum(sales) desc, link.product_category_id limit ${MOST})`;

export const TOP_LIST: SoldList = {
  name: "top",
  sql: TOP,
  toValues: ({ from, to }) => [from, to, from, to],
};

/** The products and categories that were sold most, by value; cancelled pieces do not count. */
export async function readTop(
  container: MedusaContainer,
  days: ComparedDays & { stored: Stored },
): Promise<Pick<AdminAnalytics, "topProducts" | "topCategories">> {
  const [rows, categories] = await Promise.all([
    readSoldList<TopRow>(container, TOP_LIST, days),
    cachedCategories(container),
  ]);
  const ofKind = (kind: TopRow["kind"]) => rows.filter((row) => row.kind === kind);
  const products = ofKind("product");
  const named = await readProductNames(
    container,
    products.map(({ id }) => ({ productId: id })),
  );
  return {
    topProducts: products.flatMap(({ id, pieces, sales }) => {
      const product = named.products.get(id);
      return product ? [{ ...product, pieces, sales }] : [];
    }),
    topCategories: ofKind("category").flatMap(({ id, pieces, sales }) => {
      const category = categories.get(id);
      return category ? [{ categoryId: id, slug: category.slug, name: category.name, pieces, sales }] : [];
    }),
  };
}
