import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";

/** Sales of a shop on one day (Tashkent time); whole sums. */
export interface SalesOfDay {
  /** `2026-11-22` */
  day: string;
  orders: number;
  revenue: number;
}

export interface SalesOfProduct {
  productId: string;
  pieces: number;
  revenue: number;
}

/** Both days inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** Changes that one statement folds into the days. */
const FOLDED = 5_000;

/** Rows of a shop, including changes that are not folded into days yet. */
const both = (columns: string, where: string) =>
  `select ${columns} from sale_day where ${where} union all select ${columns} from sale_change where ${where}`;

/**
 * Daily sales of shops. Triggers on the parcels record changes in the transaction that writes a parcel; cancelled
 * parcels and cancelled lines do not count.
 */
export class SalesRepository {
  private readonly sql: SqlEntityManager;

  constructor(sql: SqlEntityManager) {
    this.sql = sql;
  }

  /** Returns the days with sales. */
  async ofDays(sellerId: string, { from, to }: Days): Promise<SalesOfDay[]> {
    const where = "seller_id = ? and product_id = '' and day between ?::date and ?::date";
    const rows = await this.sql.execute<{ day: string; orders: string; revenue: string }[]>(
      `select day::text, sum(pieces) as orders, sum(total) as revenue
       from (${both("day, pieces, total", where)}) as sales group by day`,
      [sellerId, from, to, sellerId, from, to],
    );
    return rows.map(({ day, orders, revenue }) => ({
      day,
      orders: Number(orders),
      revenue: Number(revenue),
    }));
  }

  /** Returns the products with the highest sales first. */
  async topProducts(sellerId: string, { from, to }: Days, most: number): Promise<SalesOfProduct[]> {
    const where = "seller_id = ? and product_id <> '' and day between ?::date and ?::date";
    const rows = await this.sql.execute<{ productId: string; pieces: string; revenue: string }[]>(
      `select product_id as "productId", sum(pieces) as pieces, sum(total) as revenue
       from (${both("product_id, pieces, total", where)}) as sales
       group by product_id having sum(pieces) > 0 order by sum(total) desc, product_id limit ?`,
      [sellerId, from, to, sellerId, from, to, most],
    );
    return rows.map(({ productId, pieces, revenue }) => ({
      productId,
      pieces: Number(pieces),
      revenue: Number(revenue),
    }));
  }

  /** Adds recorded changes to the days; safe in any number of processes. Returns how many changes there were. */
  async fold(): Promise<number> {
    const [row] = await this.sql.execute<{ changes: number }[]>(
      `with changes as (
         delete from sale_change where id in (
           select id from sale_change order by id limit ${FOLDED} for update skip locked)
         returning seller_id, day, product_id, pieces, total),
       folded as (
         insert into sale_day as d (seller_id, day, product_id, pieces, total)
         select seller_id, day, product_id, sum(pieces), sum(total) from changes
         group by seller_id, day, product_id order by seller_id, day, product_id
         on conflict (seller_id, day, product_id)
           do update set pieces = d.pieces + excluded.pieces, total = d.total + excluded.total)
       select count(*)::int as changes from changes`,
    );
    return row?.changes ?? 0;
  }
}
