import type {
  SellerProductSort,
  ShownProductStatus,
  stockFilters,
} from "@bezak/contract/product-attributes.ts";
import { lowStock } from "@bezak/contract/product-attributes.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { queryStems, uzbekCyrillic } from "../../text/normalize-text.ts";
import { uzbekLatin } from "../../text/uzbek-latin.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { SHOWN_STATUS } from "./product-status.ts";
import { readRows } from "./read-rows.ts";
import { PRICE_OF_VARIANT, STOCK_OF_VARIANT, translated } from "./row-parts.ts";

export interface ProductsQuery {
  sellerId: string;
  /** words of its name in any language, or a SKU */
  q?: string;
  status?: ShownProductStatus;
  /** id or slug; includes the categories below it */
  category?: string;
  stock?: (typeof stockFilters)[number];
  sort: SellerProductSort;
  limit: number;
  offset: number;
}

/** Products by status that match the search and the category. */
export interface ProductCounts {
  all: number;
  draft: number;
  published: number;
  hidden: number;
  low: number;
  out: number;
}

/**
 * As in `normalizeText`: letters of the first string are replaced by those of the second, those of the third removed.
 */
const [LETTERS, PLAIN_LETTERS, GONE] = ["ёқҳғў", "екхгу", "ъʻʼ‘’\u0060´'ʹ′"];
const PLAIN = `translate(lower(%), '${LETTERS}${GONE.replace("'", "''")}', '${PLAIN_LETTERS}')`;

const plain = (text: string) =>
  [...text.trim().toLowerCase()]
    .filter((letter) => !GONE.includes(letter))
    .map((letter) => PLAIN_LETTERS[LETTERS.indexOf(letter)] ?? letter)
    .join("");

const WORDS = PLAIN.replace(
  "%",
  `concat_ws(' ', product.title, ${translated("product.id", "uz", "title")}, ${translated("product.id", "en", "title")},
    (select string_agg(coalesce(variant.metadata->>'sku', variant.sku), ' ') from product_variant variant
     where variant.product_id = product.id and variant.deleted_at is null))`,
);

/** Of `product.id`; the values are the category's id or slug, twice. */
export const IN_CATEGORY = `exists (
  select 1 from product_category_product link join product_category category on category.id = link.product_category_id
  join product_category root on (root.id = ? or root.handle = ?) and root.deleted_at is null
  where link.product_id = product.id and root.id = any(string_to_array(category.mpath, '.')))`;

const orders: Record<SellerProductSort, string> = {
  newest: `"createdAt" desc`,
  name: "lower(title)",
  price_asc: "price asc nulls last",
  price_desc: "price desc nulls last",
  stock_asc: "stock asc",
};

const stocks = {
  in: "stock > 0",
  low: `stock between 1 and ${lowStock}`,
  out: "stock = 0",
} as const;

const LIKE_SPECIAL = /[\\%_]/g;

/** One condition per word: it occurs in a name or a SKU, in Latin or in Cyrillic letters. */
export function wordConditions(q: string): { conditions: string[]; values: string[] } {
  const words = queryStems(q);
  // `searchWords` would split a SKU such as 7-A
  const whole = plain(q);
  const latin = queryStems(uzbekLatin(q));
  const likes = words.map((word, at) => [word, uzbekCyrillic(word), latin[at] ?? word]);
  const pattern = (text: string) => `%${text.replace(LIKE_SPECIAL, "\\$&")}%`;
  // single letters occur in every name: together they are a SKU that was split, or match nothing
  if (!words.some((word) => word.length > 2))
    return { conditions: [`${WORDS} like ?`], values: [pattern(whole)] };
  const all = likes.map(() => `${WORDS} like any(array[?, ?, ?])`).join(" and ");
  return {
    conditions: [`((${all}) or ${WORDS} like ?)`],
    values: [...likes.flat().map(pattern), pattern(whole)],
  };
}

/** A page of a shop's products with the counts by status: one statement to select, one to read the rows. */
export async function listProducts(container: MedusaContainer, query: ProductsQuery) {
  return inTransaction(container, async (sql) => {
    const { ids, count, counts } = await choosePage(sql, query);
    return { products: await readRows(sql, [query.sellerId], ids), count, counts };
  });
}

async function choosePage(sql: Sql, query: ProductsQuery) {
  const page = productPageSql(query);
  const [row] = await sql<{ ids: string[]; count: number; counts: ProductCounts }>(page.sql, page.values);
  return row!;
}

/** The ids on the page, and the counts: `{ids, count, counts}`. */
export function productPageSql(query: ProductsQuery) {
  const { sellerId, q, status, category, stock, sort, limit, offset } = query;
  const words = q?.trim() ? wordConditions(q) : { conditions: [], values: [] };
  const conditions = [...(category ? [IN_CATEGORY] : []), ...words.conditions];
  const wanted =
    [...(status ? ["status = ?"] : []), ...(stock ? [stocks[stock]] : [])].join(" and ") || "true";
  const sql = `with mine as materialized (
       select product.id, product.title, ${SHOWN_STATUS} as status,
         product.created_at as "createdAt"
       from seller_seller_product_product owned
       join product on product.id = owned.product_id and product.deleted_at is null
       where owned.seller_id = ? and owned.deleted_at is null${conditions.map((one) => ` and ${one}`).join("")}),
     offered as materialized (
       select mine.*, coalesce(offer.stock, 0) as stock, offer.price from mine
       left join lateral (
         select sum(stock.free) as stock, min(price.amount) as price from product_variant variant
         left join lateral (${PRICE_OF_VARIANT}) price on true
         left join lateral (${STOCK_OF_VARIANT}) stock on true
         where variant.product_id = mine.id and variant.deleted_at is null) offer on true),
     wanted as materialized (select * from offered where ${wanted})
     select (select coalesce(json_agg(id), '[]')
             from (select id from wanted order by ${orders[sort]}, id desc limit ? offset ?) page) as ids,
       (select count(*)::int from wanted) as count,
       (select json_build_object('all', count(*), 'draft', count(*) filter (where status = 'draft'),
          'published', count(*) filter (where status = 'published'),
          'hidden', count(*) filter (where status = 'hidden'),
          'low', count(*) filter (where ${stocks.low}), 'out', count(*) filter (where ${stocks.out}))
        from offered) as counts`;
  const values = [
    sellerId,
    ...(category ? [category, category] : []),
    ...words.values,
    ...(status ? [status] : []),
    limit,
    offset,
  ];
  return { sql, values };
}
