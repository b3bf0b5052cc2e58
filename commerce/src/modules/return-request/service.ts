import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { settledReturns, type ReturnStatus } from "@bezak/contract/return-status.ts";
import { enqueue } from "../../queue/enqueue.ts";
import { rawSum } from "../../raw-sum.ts";
import { ReturnRequest } from "./models/return-request.ts";
import {
  returnColumns,
  type NewReturnRow,
  type ReturnRefund,
  type ReturnRow,
  type StoredReturnStep,
} from "./return-row.ts";

/** More pieces of a line than were bought and are not being returned already. */
export class TooManyReturned extends Error {}

/** Returns, which buyers request and administrators open for them. Pieces are taken and released in the transaction that changes the return. */
export class ReturnRequestModuleService extends MedusaService({ ReturnRequest }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /**
   * `along` runs in the same transaction.
   * @throws TooManyReturned
   */
  async request(row: NewReturnRow, along?: (sql: SqlEntityManager) => Promise<unknown>): Promise<ReturnRow> {
    try {
      return await this.sql.transactional(async (sql) => {
        // Always in the same order, so that two returns of the same lines cannot deadlock.
        for (const line of row.lines.toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1))) {
          await sql.execute(
            `insert into returned_quantity (item_id, order_id, bought, taken) values (?, ?, ?, ?)
             on conflict (item_id) do update set taken = returned_quantity.taken + excluded.taken`,
            [line.item_id, row.order_id, line.bought, line.quantity],
          );
        }
        const lines = { rows: row.lines.map(({ item_id, quantity }) => ({ item_id, quantity })) };
        await along?.(sql);
        const rows = await sql.execute<ReturnRow[]>(
          `insert into return_request (id, order_id, parcel_id, customer_id, seller_id, reason, text, photos, lines,
             amount, raw_amount, timeline, body_hash)
           values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?::jsonb, ?::jsonb, ?) returning ${returnColumns}`,
          [
            row.id,
            row.order_id,
            row.parcel_id,
            row.customer_id,
            row.seller_id,
            row.reason,
            row.text,
            JSON.stringify(row.photos),
            JSON.stringify(lines),
            row.amount,
            rawSum(row.amount),
            JSON.stringify(row.timeline),
            row.body_hash,
          ],
        );
        return rows[0]!;
      });
    } catch (error) {
      if (String((error as Error).message).includes("returned_quantity_not_more_than_bought")) {
        throw new TooManyReturned("More than was bought");
      }
      throw error;
    }
  }

  /** Withdraws the buyer's request; returns false when it no longer exists or is no longer `requested`. */
  async withdraw(id: string, customerId: string): Promise<boolean> {
    return this.sql.transactional(async (sql) => {
      const rows = await sql.execute<Pick<ReturnRow, "lines">[]>(
        `update return_request set deleted_at = now(), updated_at = now()
         where id = ? and customer_id = ? and status = 'requested' and deleted_at is null returning lines`,
        [id, customerId],
      );
      for (const { lines } of rows) await releaseLines(sql, lines.rows);
      return rows.length === 1;
    });
  }

  /**
   * Returns false when the return is no longer in the expected status. Rejection releases its pieces, settlement takes
   * its money from the shop. `along` runs in the same transaction, if it is moved.
   */
  async move(
    id: string,
    from: ReturnStatus,
    step: StoredReturnStep,
    along?: (sql: SqlEntityManager) => Promise<unknown>,
  ): Promise<boolean> {
    return this.sql.transactional(async (sql) => {
      const rows = await sql.execute<Pick<ReturnRow, "lines" | "parcel_id">[]>(
        `update return_request set status = ?, updated_at = now(),
           timeline = jsonb_build_object('entries', timeline->'entries' || ?::jsonb)
         where id = ? and status = ? and deleted_at is null returning lines, parcel_id`,
        [step.status, JSON.stringify([step]), id, from],
      );
      for (const { lines, parcel_id: parcelId } of rows) {
        if (settledReturns.includes(step.status)) await enqueue(sql, "book-seller-money", { parcelId });
        if (step.status === "rejected") await releaseLines(sql, lines.rows);
        if (from === "rejected") await takeAgain(sql, lines.rows);
        await along?.(sql);
      }
      return rows.length === 1;
    });
  }

  /**
   * Returns false when the refund is no longer in the expected state. When a return waits only for its money, the same
   * statement marks it as refunded, whoever paid. `along` runs in the same transaction, if it is moved.
   */
  async moveRefund(
    id: string,
    from: ReturnRefund,
    to: ReturnRefund,
    along?: (sql: SqlEntityManager) => Promise<unknown>,
  ): Promise<boolean> {
    const step: StoredReturnStep = { status: "refunded", at: new Date().toISOString(), actor: "system" };
    const isPaid = `status = 'refund_owed' and ? = 'done'`;
    return this.sql.transactional(async (sql) => {
      const rows = await sql.execute<unknown[]>(
        `update return_request set refund_state = ?, updated_at = now(),
           status = case when ${isPaid} then 'refunded' else status end,
           timeline = case when ${isPaid}
             then jsonb_build_object('entries', timeline->'entries' || ?::jsonb) else timeline end
         where id = ? and refund_state = ? and deleted_at is null returning id`,
        [to, to, to, JSON.stringify([step]), id, from],
      );
      const moved = rows.length === 1;
      if (moved) await along?.(sql);
      return moved;
    });
  }

  /** Returns the returns whose refund was in progress and is unchanged for `idleSeconds`: their process has died. */
  async unfinishedRefunds(idleSeconds: number): Promise<string[]> {
    const rows = await this.sql.execute<{ id: string }[]>(
      `select id from return_request where status = 'received' and refund_state <> 'none' and deleted_at is null
         and updated_at <= now() - ? * interval '1 second' order by updated_at limit 500`,
      [idleSeconds],
    );
    return rows.map(({ id }) => id);
  }

  async current(id: string): Promise<ReturnRow | undefined> {
    const [row] = await this.sql.execute<ReturnRow[]>(
      `select ${returnColumns} from return_request where id = ? and deleted_at is null`,
      [id],
    );
    return row;
  }

  /** Returns those of one order, newest first. */
  async ofOrder(orderId: string): Promise<ReturnRow[]> {
    return this.sql.execute<ReturnRow[]>(
      `select ${returnColumns} from return_request where order_id = ? and deleted_at is null
       order by created_at desc, id desc`,
      [orderId],
    );
  }

  /** Returns those of a buyer, newest first. */
  async listPage(page: { customerId: string; status?: ReturnStatus; limit: number; offset: number }) {
    const where = "customer_id = ? and deleted_at is null and (?::text is null or status = ?)";
    const filter = [page.customerId, page.status ?? null, page.status ?? null];
    const [rows, counted] = await Promise.all([
      this.sql.execute<ReturnRow[]>(
        `select ${returnColumns} from return_request where ${where}
         order by created_at desc, id desc limit ? offset ?`,
        [...filter, page.limit, page.offset],
      ),
      this.sql.execute<{ count: string }[]>(`select count(*) from return_request where ${where}`, filter),
    ]);
    return { rows, count: Number(counted[0]?.count ?? 0) };
  }
}

type Lines = ReturnRow["lines"]["rows"];

async function releaseLines(sql: SqlEntityManager, lines: Lines): Promise<void> {
  for (const { item_id, quantity } of inOrder(lines)) {
    await sql.execute("update returned_quantity set taken = taken - ? where item_id = ?", [
      quantity,
      item_id,
    ]);
  }
}

async function takeAgain(sql: SqlEntityManager, lines: Lines): Promise<void> {
  for (const { item_id, quantity } of inOrder(lines)) {
    await sql.execute("update returned_quantity set taken = taken + ? where item_id = ?", [
      quantity,
      item_id,
    ]);
  }
}

const inOrder = (lines: Lines) => lines.toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
