import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { orderStatuses, type OrderStatus } from "@bezak/contract/order-status.ts";
import { SellerOrder } from "./models/seller-order.ts";

export interface OrderPage {
  customerId: string;
  status?: OrderStatus;
  limit: number;
  offset: number;
}

/** The statuses in their order; `cancelled` is the last, so the least of a group is it only when all are. */
const STEPS = `{${orderStatuses.join(",")}}`;

/** Parcels of all sellers; generated create, list, update and delete methods and two grouped reads. */
export class SellerOrderModuleService extends MedusaService({ SellerOrder }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Ids of a buyer's orders, newest first; `status` means the order's, as `orderStatusOf` has it. */
  async pageOfOrders(page: OrderPage): Promise<{ ids: string[]; count: number }> {
    const [found] = await this.sql.execute<{ ids: string[]; count: string }[]>(
      `with matching as (
         select order_id, min(created_at) as placed_at from seller_order
         where customer_id = ? and deleted_at is null group by order_id
         having ?::text is null or min(array_position(?::text[], status)) = array_position(?::text[], ?))
       select (select count(*) from matching) as count,
              array(select order_id from matching order by placed_at desc, order_id desc limit ? offset ?) as ids`,
      [page.customerId, page.status ?? null, STEPS, STEPS, page.status ?? null, page.limit, page.offset],
    );
    return { ids: found?.ids ?? [], count: Number(found?.count ?? 0) };
  }

  /** What each seller's parcels since then come to, in sum, without the cancelled ones. */
  async salesSince(since: Date): Promise<Map<string, number>> {
    const rows = await this.sql.execute<{ seller_id: string; sold: string }[]>(
      `select seller_id, sum(items_total) as sold from seller_order
       where created_at >= ? and status <> 'cancelled' and deleted_at is null group by seller_id`,
      [since],
    );
    return new Map(rows.map(({ seller_id, sold }) => [seller_id, Number(sold)]));
  }
}
