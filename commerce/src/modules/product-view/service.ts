import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Logger } from "@medusajs/framework/types";
import { MedusaService } from "@medusajs/framework/utils";
import { ProductViewDay } from "./models/product-view-day.ts";
import { ShopViewDay } from "./models/shop-view-day.ts";
import { ViewCounts, type Views } from "./view-counts.ts";

/** Milliseconds that counted views wait to be written in one batch. */
const WAIT_MS = 3_000;

interface Dependencies {
  manager: SqlEntityManager;
  logger: Logger;
}

/**
 * Counts product page views in memory and writes them in batches a few seconds later. A killed process loses those, and
 * nothing depends on them.
 */
export class ProductViewModuleService extends MedusaService({ ProductViewDay, ShopViewDay }) {
  private readonly sql: SqlEntityManager;
  private readonly logger: Logger;
  private readonly counts = new ViewCounts();
  private timer: NodeJS.Timeout | undefined;

  // the engine calls this property of every module by its name
  readonly __hooks = { onApplicationPrepareShutdown: () => this.flush() };

  constructor(container: Dependencies) {
    super(container);
    this.sql = container.manager;
    this.logger = container.logger;
  }

  count(product: { id: string; sellerId: string }, at = new Date()): void {
    this.counts.add(product, at);
    this.timer ??= this.later();
  }

  /** Writes the counted views; on failure they wait for the next write. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counted = this.counts.take();
    if (counted.length === 0) return;
    try {
      await this.write(counted);
    } catch (error) {
      this.counts.putBack(counted);
      this.timer ??= this.later();
      this.logger.warn(`Product views will be written later: ${(error as Error).message}`);
    }
  }

  /** Returns the views of a shop's products from `from` to `to`, both days (`2026-11-22`) inclusive. */
  async ofShop(sellerId: string, from: string, to: string): Promise<Map<string, number>> {
    const rows = await this.sql.execute<{ day: string; views: string }[]>(
      `select day::text, views from shop_view_day where seller_id = ? and day between ?::date and ?::date`,
      [sellerId, from, to],
    );
    return new Map(rows.map(({ day, views }) => [day, Number(views)]));
  }

  /** The same for all shops. */
  async ofAllShops(from: string, to: string): Promise<Map<string, number>> {
    const rows = await this.sql.execute<{ day: string; views: string }[]>(
      `select day::text, sum(views) as views from shop_view_day where day between ?::date and ?::date group by day`,
      [from, to],
    );
    return new Map(rows.map(({ day, views }) => [day, Number(views)]));
  }

  private later(): NodeJS.Timeout {
    return setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  /** Writes in one statement with sorted rows, so that processes writing the same rows cannot deadlock. */
  private async write(counted: readonly Views[]): Promise<void> {
    await this.sql.execute(
      `with counted as (
         select product_id, seller_id, day::date as day, views
         from jsonb_to_recordset(?::jsonb) as c (product_id text, seller_id text, day text, views bigint)),
       of_goods as (
         insert into product_view_day as d (product_id, seller_id, day, views)
         select product_id, seller_id, day, views from counted order by product_id, day
         on conflict (product_id, day) do update set views = d.views + excluded.views
         returning 1)
       insert into shop_view_day as d (seller_id, day, views)
       select seller_id, day, sum(views) from counted group by seller_id, day
         having (select count(*) from of_goods) > 0 order by seller_id, day
       on conflict (seller_id, day) do update set views = d.views + excluded.views`,
      [JSON.stringify(counted)],
    );
  }
}
