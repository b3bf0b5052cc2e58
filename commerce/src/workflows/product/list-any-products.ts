import type { AdministeredProductQuery } from "@bezak/contract/product-admin.ts";
import type { AdministeredProductSort } from "@bezak/contract/administered-sorts.ts";
import type { ProductProblem } from "@bezak/contract/product-attributes.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { IN_CATEGORY, wordConditions } from "./list-products.ts";
import { HAS_PROBLEM, PROBLEMS } from "./product-problems.ts";
import { SHOWN_STATUS } from "./product-status.ts";
import { readRows } from "./read-rows.ts";

interface Chosen {
  id: string;
  version: string;
  problems: ProductProblem[];
  seller: { id: string; name: string };
}

type Query = Omit<AdministeredProductQuery, "page"> & { offset: number };

const orders = {
  changed: "updated_at desc, id desc",
  newest: "created_at desc, id desc",
  oldest: "created_at, id",
  name: "lower(title), id",
} as const satisfies Record<AdministeredProductSort, string>;

/**
 * A page of the products of all shops.
 * @throws ShopError 400 invalid_query for an unknown shop or category
 */
export async function listAnyProducts(container: MedusaContainer, query: Query) {
  return inTransaction(container, async (sql) => {
    await refuseUnknown(sql, query);
    const { page, count } = await choosePage(sql, query);
    const sellerIds = [...new Set(page.map(({ seller }) => seller.id))];
    const ids = page.map(({ id }) => id);
    const chosen = new Map(page.map((one) => [one.id, one]));
    const rows = await readRows(sql, sellerIds, ids);
    return { products: rows.map((row) => ({ ...row, ...chosen.get(row.id) })), count };
  });
}

const lookups = {
  shop: "select from seller where (id = ? or slug = ?) and deleted_at is null",
  category: "select from product_category where (id = ? or handle = ?) and deleted_at is null",
} as const;

async function refuseUnknown(sql: Sql, query: Query): Promise<void> {
  for (const name of ["shop", "category"] as const) {
    const key = query[name];
    if (key === undefined || (await sql(lookups[name], [key, key])).length > 0) continue;
    throw new ShopError(400, "invalid_query", `There is no such ${name}`, { fields: { [name]: "unknown" } });
  }
}

async function choosePage(sql: Sql, { q, shop, category, status, problem, sort, limit, offset }: Query) {
  const words = q?.trim() ? wordConditions(q) : { conditions: [], values: [] };
  const conditions = [
    ...(shop ? ["(seller.id = ? or seller.slug = ?)"] : []),
    ...(status ? [`${SHOWN_STATUS} = ?`] : []),
    ...(category ? [IN_CATEGORY] : []),
    ...words.conditions,
    ...(problem ? [HAS_PROBLEM[problem]] : []),
  ];
  const chosen = `
    select product.id, product.updated_at, product.created_at, product.title, seller.id as seller_id, seller.name as seller_name,
      coalesce(product.metadata->>'version', '1') as version
    from product
    join seller_seller_product_product owned on owned.product_id = product.id and owned.deleted_at is null
    join seller on seller.id = owned.seller_id
    where product.deleted_at is null${conditions.map((one) => ` and ${one}`).join("")}`;
  const [row] = await sql<{ page: Chosen[]; count: number }>(
    `with chosen as materialized (${chosen})
     select (select count(*)::int from chosen) as count, (
       select coalesce(json_agg(json_build_object('id', page.id, 'version', version, 'problems', ${PROBLEMS},
         'seller', json_build_object('id', seller_id, 'name', seller_name))
         order by page.at), '[]')
       from (select *, row_number() over (order by ${orders[sort]}) as at from chosen
         order by at limit ? offset ?) page
       join product on product.id = page.id) as page`,
    [
      ...(shop ? [shop, shop] : []),
      ...(status ? [status] : []),
      ...(category ? [category, category] : []),
      ...words.values,
      limit,
      offset,
    ],
  );
  return row!;
}
