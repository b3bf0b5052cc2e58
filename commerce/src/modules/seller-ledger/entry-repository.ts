import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { awaitCash } from "./cash-repository.ts";
import { SELLER_LOCK } from "./guards.ts";
import type { NewTransaction } from "./ledger-rows.ts";
import { planCollected, planEarning, planRefund, wholeParcel, type DeliveredParcel } from "./plan-entries.ts";

/** Writes the ledger: one writer per shop at a time, each transaction once. */
export class EntryRepository {
  private readonly sql: SqlEntityManager;

  constructor(sql: SqlEntityManager) {
    this.sql = sql;
  }

  /** Runs work in a transaction that holds the lock of this shop's money. */
  alone<T>(sellerId: string, work: (sql: SqlEntityManager) => Promise<T>): Promise<T> {
    return this.sql.transactional(async (sql) => {
      await sql.execute(SELLER_LOCK, [sellerId]);
      return work(sql);
    });
  }

  /**
   * Books a delivered parcel: its earning, the cash that its shop took or the marketplace will receive, then its
   * refunds one by one. A return that ends after a refund of the whole payment finds its pieces taken: its transaction
   * has no entries and marks it as settled. Bookings never change; returns the new keys. `at`: the booking time, set
   * only for the past of a demo.
   */
  bookParcel(parcel: DeliveredParcel, at = new Date()): Promise<string[]> {
    return this.alone(parcel.sellerId, async (sql) => {
      const booked: string[] = [];
      for (const delivery of [planEarning(parcel), planCollected(parcel)]) {
        if (delivery && (await post(sql, { ...delivery, at }))) booked.push(delivery.key);
      }
      if (await awaitCash(sql, parcel, at)) booked.push(`awaited-cash:${parcel.id}`);
      for (const returned of [...parcel.returns, ...(parcel.paymentWentBack ? [wholeParcel(parcel)] : [])]) {
        const refund = { ...planRefund(parcel, returned, await refundedPieces(sql, parcel.id), at), at };
        const isTaken = parcel.paymentWentBack && refund.returnId !== undefined;
        if ((isTaken || refund.entries.length > 0) && (await post(sql, refund))) booked.push(refund.key);
      }
      return booked;
    });
  }

  /** Returns which of these keys are booked. */
  async known(keys: string[]): Promise<Set<string>> {
    const rows = await this.sql.execute<{ key: string }[]>(
      "select key from ledger_transaction where key in (select jsonb_array_elements_text(?::jsonb))",
      [JSON.stringify(keys)],
    );
    return new Set(rows.map(({ key }) => key));
  }
}

/** Pieces that refunds of a parcel have taken back, by line. */
async function refundedPieces(sql: SqlEntityManager, parcelId: string): Promise<Map<string, number>> {
  const rows = await sql.execute<{ item_id: string; pieces: number }[]>(
    `select e.item_id, sum(e.quantity)::int as pieces from ledger_transaction t
     join ledger_entry e on e.transaction_id = t.id
     where t.parcel_id = ? and t.kind = 'refund' and e.account = 'seller' and e.type = 'refund' group by e.item_id`,
    [parcelId],
  );
  return new Map(rows.map(({ item_id, pieces }) => [item_id, pieces]));
}

/** Writes a transaction with its entries; false when it exists already. The caller must hold the shop's lock. */
export async function post(sql: SqlEntityManager, transaction: NewTransaction): Promise<boolean> {
  const { key, kind, sellerId, orderId, parcelId, returnId, payoutId, number, actor } = transaction;
  const { at = new Date() } = transaction;
  const id = generateEntityId("", "ltx");
  const written = await sql.execute<unknown[]>(
    `insert into ledger_transaction (id, key, kind, seller_id, order_id, parcel_id, return_id, payout_id, number, actor, at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (key) do nothing returning id`,
    [
      id,
      key,
      kind,
      sellerId,
      orderId ?? null,
      parcelId ?? null,
      returnId ?? null,
      payoutId ?? null,
      number ?? null,
      actor ?? null,
      at,
    ],
  );
  if (written.length === 0) return false;
  const entries = transaction.entries.map((entry) => ({ id: generateEntityId("", "lent"), ...entry }));
  await sql.execute(
    `insert into ledger_entry (id, transaction_id, account, seller_id, type, item_id, quantity, note, amount, at,
       available_at, payout_id)
     select id, ?, account, ?, type, "itemId", quantity, note, amount, ?, ?, "payoutId"
     from jsonb_to_recordset(?::jsonb) as entry(id text, account text, type text, "itemId" text, quantity int,
       note jsonb, amount bigint, "payoutId" text)`,
    [id, sellerId, at, transaction.availableAt ?? at, JSON.stringify(entries)],
  );
  return true;
}
