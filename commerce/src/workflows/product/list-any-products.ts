import type { AdministeredProductQuery, SuspiciousPrice } from "@bezak/contract/product-admin.ts";
import type { AdministeredProductSort } from "@bezak/contract/administered-sorts.ts";
import type { pageFields } from "@bezak/contract/envelope.ts";
import { shownProductStatuses, type ProductProblem } from "@bezak/contract/product-attributes.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { countTabs } from "../../shared/count-tabs.ts";
import {
  byCreation,
  followCursor,
  orderBy,
  type Placed,
  type RowOrder,
  unplaced,
} from "../../shared/row-order.ts";
import { ShopError } from "../../shop-error.ts";
import { inTransaction, readSql, type Sql } from "../users/sql.ts";
import { IN_CATEGORY, wordConditions } from "./list-products.ts";
import { SUSPICIOUS_PRICE } from "../product-check/suspicious-price.ts";
import { HAS_PROBLEM, PROBLEMS } from "./product-problems.ts";
import { HAS_STATUS } from "./product-status.ts";
import { readRows } from "./read-rows.ts";

interface Chosen {
  id: string;
  version: string;
  problems: ProductProblem[];
  suspiciousPrice: SuspiciousPrice | null;
  seller: { id: string; name: string };
}

type Choice = Omit<AdministeredProductQuery, keyof typeof pageFields>;
type Query = Choice & { limit: number; offset: number; cursor?: string };

const orders = {
  changed: { key: "chosen.updated_at", kind: "time", id: "chosen.id", direction: "desc" },
  newest: byCreation("chosen", "newest"),
  oldest: byCreation("chosen", "oldest"),
  name: { key: "lower(chosen.title)", kind: "text", id: "chosen.id", direction: "asc" },
} as const satisfies Record<AdministeredProductSort, RowOrder>;

/**
 * A page of the products of all shops, with what the filters besides the status find, by status.
 * @throws ShopError 400 invalid_query for an unknown shop or category
 */
export async function listAnyProducts(container: MedusaContainer, query: Query) {
  const [read, counted] = await Promise.all([
    inTransaction(container, async (sql) => {
      await refuseUnknown(sql, query);
      const { page, next } = await choosePage(sql, choose(query), query);
      return { products: await readChosen(sql, page), next };
    }),
    countTabs(readSql(container), {
      tabs: shownProductStatuses,
      tab: query.status,
      rowsOf(status) {
        const { chosen, values } = choose({ ...query, status });
        return { rows: `from (${chosen}) chosen`, values };
      },
    }),
  ]);
  return { ...read, ...counted };
}

/**
 * The ids of the products that a list finds, in its order, at most `limit`.
 * @throws ShopError 400 invalid_query for an unknown shop or category
 */
export async function findProductIds(
  container: MedusaContainer,
  choice: Choice,
  limit: number,
): Promise<string[]> {
  return inTransaction(container, async (sql) => {
    await refuseUnknown(sql, choice);
    const { chosen, values } = choose(choice);
    const found = await sql<{ id: string }>(
      `select id from (${chosen}) chosen ${orderBy(orders[choice.sort])} limit ?`,
      [...values, limit],
    );
    return found.map(({ id }) => id);
  });
}

/** The products of these ids, in any sequence. */
export async function readAdministeredProducts(container: MedusaContainer, ids: readonly string[]) {
  return inTransaction(container, async (sql) => {
    const all = { sort: "newest", limit: ids.length, offset: 0 } as const;
    const { page } = await choosePage(sql, chooseIds(ids), all);
    return readChosen(sql, page);
  });
}

async function readChosen(sql: Sql, page: readonly Chosen[]) {
  const sellerIds = [...new Set(page.map(({ seller }) => seller.id))];
  const chosen = new Map(page.map((one) => [one.id, one]));
  const rows = await readRows(
    sql,
    sellerIds,
    page.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...chosen.get(row.id)! }));
}

const lookups = {
  shop: "select from seller where (id = ? or slug = ?) and deleted_at is null",
  category: "select from product_category where (id = ? or handle = ?) and deleted_at is null",
} as const;

async function refuseUnknown(sql: Sql, query: Choice): Promise<void> {
  for (const name of ["shop", "category"] as const) {
    const key = query[name];
    if (key === undefined || (await sql(lookups[name], [key, key])).length > 0) continue;
    throw new ShopError(400, "invalid_query", `There is no such ${name}`, { fields: { [name]: "unknown" } });
  }
}

interface Selection {
  /** a statement with a `?` for each value */
  chosen: string;
  values: unknown[];
}

const select = (conditions: readonly string[]) => `
    select product.id, product.updated_at, product.created_at, product.title, seller.id as seller_id, seller.name as seller_name,
      coalesce(product.metadata->>'version', '1') as version
    from product
    join seller_seller_product_product owned on owned.product_id = product.id and owned.deleted_at is null
    join seller on seller.id = owned.seller_id
    where product.deleted_at is null${conditions.map((one) => ` and ${one}`).join("")}`;

const chooseIds = (ids: readonly string[]): Selection => ({
  chosen: select(["product.id = any(?::text[])"]),
  values: [ids],
});

function choose({ q, shop, category, status, problem }: Choice): Selection {
  const words = q?.trim() ? wordConditions(q) : { conditions: [], values: [] };
  const conditions = [
    ...(shop ? ["(seller.id = ? or seller.slug = ?)"] : []),
    ...(status ? [HAS_STATUS[status]] : []),
    ...(category ? [IN_CATEGORY] : []),
    ...words.conditions,
    ...(problem ? [HAS_PROBLEM[problem]] : []),
  ];
  return {
    chosen: select(conditions),
    values: [...(shop ? [shop, shop] : []), ...(category ? [category, category] : []), ...words.values],
  };
}

type Part = Pick<Query, "sort" | "limit" | "offset" | "cursor">;

async function choosePage(sql: Sql, { chosen, values }: Selection, { sort, limit, offset, cursor }: Part) {
  const part = followCursor(orders[sort], sort, cursor);
  const [row] = await sql<{ page: (Chosen & Placed)[] }>(
    `with chosen as materialized (${chosen})
     select (
       select coalesce(json_agg(json_build_object('id', page.id, 'cursor_key', cursor_key, 'cursor_id', cursor_id, 'version', version, 'problems', ${PROBLEMS},
         'suspiciousPrice', ${SUSPICIOUS_PRICE},
         'seller', json_build_object('id', seller_id, 'name', seller_name))
         order by page.at), '[]')
       from (select *, ${part.column}, row_number() over (${part.by}) as at from chosen where ${part.follows}
         order by at limit ? offset ?) page
       join product on product.id = page.id) as page`,
    [...values, ...part.values, limit, offset],
  );
  const { page } = row!;
  const next = part.next(page, limit);
  return { page: page.map((product) => unplaced(product)), next };
}
