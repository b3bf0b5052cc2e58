import type { AdminSales } from "@bezak/contract/admin-analytics.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { tashkentDay } from "../../tashkent-days.ts";
import { readProductNames } from "../dashboard/read-product-names.ts";
import { readSoldList, toComparedDays, type SoldList } from "./stored-lists.ts";
import { withStored } from "./stored-until.ts";

/** Rows in each list. */
const MOST = 10;

interface SoldRow {
  kind: "product" | "seller";
  id: string;
  /** of a shop: parcels */
  pieces: number;
  sales: number;
  piecesBefore: number;
  salesBefore: number;
}

interface SellerRow {
  id: string;
  name: string;
  slug: string;
}

const SOLD = "pieces, sales, pieces_before, sales_before";

const sums = (id: string, rows: string) => `
  select ${id} as id,
    coalesce(sum(pieces) filter (where day >= ?::date), 0) as pieces,
    coalesce(sum(total) filter (where day >= ?::date), 0) as sales,
    coalesce(sum(pieces) filter (where day < ?::date), 0) as pieces_before,
    coalesce(sum(total) filter (where day < ?::date), 0) as sales_before
  from (
    select ${id}, day, pieces, total from sale_day where ${rows} and day between ?::date and ?::date
    union all select ${id}, day, pieces, total from sale_change where ${rows} and day between ?::date and ?::date) sold
  group by ${id}`;

const list = (
  kind: SoldRow["kind"],
  { from, where, order }: { from: string; where: string; order: string },
) =>
  `(select '${kind}' as kind, id, ${SOLD} from (${from}) ${kind} where ${where} order by ${order}, id limit ${MOST})`;

/** From the daily sales of all shops, and the changes that are not folded into them yet. */
const LISTS = [
  list("product", {
    from: sums("product_id", "product_id <> ''"),
    where: "sales < sales_before",
    order: "sales - sales_before",
  }),
  // a shop's parcels and their products are in the rows without a product
  list("seller", {
    from: sums("seller_id", "product_id = ''"),
    where: "sales > 0",
    order: "sales desc",
  }),
];

const ROWS = `select kind, id, pieces::int, sales::float8, pieces_before::int as "piecesBefore",
  sales_before::float8 as "salesBefore" from (${LISTS.join(" union all ")}) lists`;

export const SALES_LIST: SoldList = {
  name: "sales",
  sql: ROWS,
  toValues: ({ begin, from, to }) => LISTS.flatMap(() => [from, from, from, from, begin, to, begin, to]),
};

/** What is sold less than before, and who sells most, over so many days in Tashkent, today included. */
export async function readSales(
  container: MedusaContainer,
  { period, now = new Date() }: { period: AdminSales["period"]; now?: Date },
): Promise<AdminSales> {
  const days = toComparedDays(period, tashkentDay(now));
  const { rows, countedAt } = await withStored(container, async (stored) => ({
    rows: await readSoldList<SoldRow>(container, SALES_LIST, { ...days, stored }),
  }));
  const ofKind = (kind: SoldRow["kind"]) => rows.filter((row) => row.kind === kind);
  const [named, sellers] = await Promise.all([
    readProductNames(
      container,
      ofKind("product").map(({ id }) => ({ productId: id })),
    ),
    readRows<SellerRow>(container, "select id, name, slug from seller where id = any(?)", [
      ofKind("seller").map(({ id }) => id),
    ]),
  ]);
  return {
    period,
    countedAt,
    sinkingProducts: ofKind("product").flatMap(({ id, pieces, sales, piecesBefore, salesBefore }) => {
      const product = named.products.get(id);
      const before = { pieces: piecesBefore, sales: salesBefore };
      return product ? [{ ...product, pieces, sales, before }] : [];
    }),
    sellers: ofKind("seller").flatMap(({ id, pieces, sales, piecesBefore, salesBefore }) => {
      const seller = sellers.find((one) => one.id === id);
      const before = { parcels: piecesBefore, sales: salesBefore };
      return seller
        ? [{ sellerId: id, name: seller.name, slug: seller.slug, parcels: pieces, sales, before }]
        : [];
    }),
  };
}
