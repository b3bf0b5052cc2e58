import type { TimelineEntry } from "@bezak/contract/orders.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import { enqueue } from "../../queue/enqueue.ts";
import { rawSum } from "../../raw-sum.ts";
import type { CancellationRow, NewCancellation, ParcelShare, RefundState } from "./cancellation.ts";
import { OrderCancellation } from "./models/order-cancellation.ts";
import { OrderNoteModel } from "./models/order-note.ts";
import { ParcelModel } from "./models/parcel.ts";
import { CANCELLATION, orderPageSql, type OrderCondition, type OrderPage } from "./order-page.ts";
import { SalesRepository } from "./sales-repository.ts";
import { shareColumns, shareValues } from "./share-columns.ts";

/** Parcels of all shops and their cancellations; changes to both share one transaction. */
export class ParcelModuleService extends MedusaService({
  SellerOrder: ParcelModel,
  OrderCancellation,
  OrderNote: OrderNoteModel,
}) {
  private readonly sql: SqlEntityManager;
  /** daily sales */
  readonly sales: SalesRepository;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
    this.sales = new SalesRepository(this.sql);
  }

  /** Returns ids of a buyer's orders, newest first, and the total. */
  async pageOfOrders(page: OrderPage, condition?: OrderCondition): Promise<{ ids: string[]; count: number }> {
    const { sql, values } = orderPageSql(page, condition);
    const [found] = await this.sql.execute<{ ids: string[]; count: number }[]>(sql, values);
    return found ?? { ids: [], count: 0 };
  }

  /** Returns the sales of each seller since then, in sum, without cancelled parcels. */
  async salesSince(since: Date): Promise<Map<string, number>> {
    const rows = await this.sql.execute<{ seller_id: string; sold: string }[]>(
      `select seller_id, sum(items_total) as sold from seller_order
       where created_at >= ? and status <> 'cancelled' and deleted_at is null group by seller_id`,
      [since],
    );
    return new Map(rows.map(({ seller_id, sold }) => [seller_id, Number(sold)]));
  }

  /**
   * Stores a planned cancellation, in the transaction of `sql` if given. A unique index allows one unfinished
   * cancellation per order: the second of two fails.
   */
  async openCancellation(plan: NewCancellation, sql = this.sql): Promise<CancellationRow> {
    const rows = await sql.execute<CancellationRow[]>(
      `insert into order_cancellation (id, order_id, parcels, lines, whole, actor, reason, refund_amount,
         raw_refund_amount, refund_state) values (?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?::jsonb, ?)
       returning ${CANCELLATION}`,
      [
        generateEntityId("", "ordcan"),
        plan.order_id,
        JSON.stringify(plan.parcels),
        JSON.stringify(plan.lines),
        plan.whole,
        plan.actor,
        plan.reason,
        plan.refund_amount,
        rawSum(plan.refund_amount),
        plan.refund_state,
      ],
    );
    return rows[0]!;
  }

  /** Returns false when the refund is no longer in the expected state. */
  async moveRefund(id: string, from: RefundState, to: RefundState): Promise<boolean> {
    const rows = await this.sql.execute<unknown[]>(
      `update order_cancellation set refund_state = ?, updated_at = now()
       where id = ? and refund_state = ? returning id`,
      [to, id, from],
    );
    return rows.length === 1;
  }

  /** Returns the cancellations of these orders, oldest first. */
  async listCancellations(orderIds: string[]): Promise<CancellationRow[]> {
    return this.sql.execute<CancellationRow[]>(
      `select ${CANCELLATION} from order_cancellation
       where order_id in (select jsonb_array_elements_text(?::jsonb)) and deleted_at is null order by created_at`,
      [JSON.stringify(orderIds)],
    );
  }

  /** Returns orders with a cancellation that is unchanged for `idleSeconds`, oldest first. */
  async unfinishedCancellations(idleSeconds: number): Promise<string[]> {
    const rows = await this.sql.execute<{ order_id: string }[]>(
      `select order_id from order_cancellation where state = 'started' and deleted_at is null
         and updated_at <= now() - ? * interval '1 second' order by updated_at limit 500`,
      [idleSeconds],
    );
    return rows.map(({ order_id }) => order_id);
  }

  /**
   * The last step of a cancellation: ends its parcels and updates the shares of the others. Runs once; a repeat does
   * nothing.
   */
  async finishCancellation(
    { id, parcels }: Pick<CancellationRow, "id" | "parcels">,
    step: TimelineEntry,
    shares: ParcelShare[],
  ): Promise<boolean> {
    return this.sql.transactional(async (sql) => {
      const ended = await sql.execute<unknown[]>(
        `update order_cancellation set state = 'done', updated_at = now()
         where id = ? and state = 'started' returning id`,
        [id],
      );
      if (ended.length === 0) return false;
      for (const share of shares) {
        await sql.execute(`update seller_order set ${shareColumns}, updated_at = now() where id = ?`, [
          ...shareValues(share),
          share.id,
        ]);
      }
      await sql.execute(
        `update seller_order set status = ?, updated_at = now(),
           timeline = jsonb_build_object('entries', timeline->'entries' || ?::jsonb)
         where id in (select jsonb_array_elements_text(?::jsonb))`,
        [step.status, JSON.stringify([step]), JSON.stringify(parcels.ids)],
      );
      return true;
    });
  }

  /** Returns false when the parcel is no longer in the expected status. A delivered one queues its shop's earning. */
  async moveParcel(id: string, from: OrderStatus, step: TimelineEntry, tracking?: string): Promise<boolean> {
    return this.sql.transactional(async (sql) => {
      const rows = await sql.execute<unknown[]>(
        `update seller_order set status = ?, tracking_number = coalesce(?, tracking_number), updated_at = now(),
           timeline = jsonb_build_object('entries', timeline->'entries' || ?::jsonb)
         where id = ? and status = ? and deleted_at is null returning id`,
        [step.status, tracking ?? null, JSON.stringify([step]), id, from],
      );
      const moved = rows.length === 1;
      if (moved && step.status === "delivered") await enqueue(sql, "book-seller-money", { parcelId: id });
      return moved;
    });
  }
}
