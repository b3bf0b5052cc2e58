import type { Statement } from "@bezak/contract/finance.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { ledgerEntryTypes, type LedgerEntryType } from "@bezak/contract/payout-status.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { countTabs } from "../../shared/count-tabs.ts";
import { followCursor, orderBy, type Placed } from "../../shared/row-order.ts";
import { entryColumns, FREE_ENTRIES, payoutColumns } from "./columns.ts";
import { BEGINS, ENDS, entryCountSql, entryPageSql, orderEntries, type EntryChoice } from "./entry-list.ts";
import { stayingTransactions } from "./hold-repository.ts";
import type { EntryRow, PayoutRow } from "./ledger-rows.ts";
import { lastingFor, TIMER } from "./lasting-payouts.ts";
import { moneySql, type MoneyPage } from "./money-list.ts";
import {
  filterPayouts,
  orderPayouts,
  payoutTabsOf,
  type PayoutChoice,
  type PayoutPage,
} from "./payout-list.ts";

export type EntryPage = EntryChoice & MoneyPage;

export interface FreeSum {
  /** whole sum, negative when the shop owes */
  amount: Sum;
  entries: number;
}

interface MonthRow {
  month: string;
  type: LedgerEntryType;
  amount: Sum;
  entries: number;
}

const nothing = () =>
  Object.fromEntries(ledgerEntryTypes.map((type) => [type, 0])) as Record<LedgerEntryType, number>;

/** Reads shops' accounts; no query reads all entries of a shop. */
export class AccountRepository {
  private readonly sql: SqlEntityManager;

  constructor(sql: SqlEntityManager) {
    this.sql = sql;
  }

  /**
   * Returns a shop's balance, which is stored with its last entry. Pending are entries whose `available_at` is in the
   * future and `held` lines, which wait for a return to end. The rest is available for a payout.
   */
  async balance(sellerId: string, held: readonly string[], at = new Date()) {
    const unpaid = "account = 'seller' and seller_id = ? and payout_id is null";
    const waiting = `select sum(amount) from ledger_entry where ${unpaid} and available_at <= ?
                     and item_id in (select jsonb_array_elements_text(?::jsonb))`;
    const [row] = await this.sql.execute<{ balance: Sum; later: Sum; held: Sum }[]>(
      `select coalesce((select balance_after from ledger_entry where account = 'seller' and seller_id = ?
                        order by at desc, no desc limit 1), 0)::float8 as balance,
         coalesce((select sum(amount) from ledger_entry where ${unpaid} and available_at > ?), 0)::float8 as later,
         ${held.length > 0 ? `coalesce((${waiting}), 0)::float8` : "0::float8"} as held`,
      [sellerId, sellerId, at, ...(held.length > 0 ? [sellerId, at, JSON.stringify(held)] : [])],
    );
    const balance = row?.balance ?? 0;
    const pending = (row?.later ?? 0) + (row?.held ?? 0);
    return { balance, available: balance - pending, pending };
  }

  /** Returns what each shop could be paid at that time, and the number of entries in it. */
  async freeSums(at: Date, held: readonly string[] = []): Promise<Map<string, FreeSum>> {
    const rows = await this.sql.execute<(FreeSum & { seller_id: string })[]>(
      `select seller_id, sum(amount)::float8 as amount, count(*)::int as entries from ledger_entry
       where ${FREE_ENTRIES} group by seller_id order by seller_id`,
      [at, JSON.stringify(held)],
    );
    return new Map(rows.map(({ seller_id, ...sum }) => [seller_id, sum]));
  }

  /** Returns what a shop could be paid at that time if this sum stays on its balance. */
  async freeSumBeside(sellerId: string, at: Date, { held, stays }: { held: readonly string[]; stays: Sum }) {
    const free = [at, JSON.stringify(held)];
    const left = await stayingTransactions(this.sql, sellerId, { free, amount: stays });
    const [row] = await this.sql.execute<FreeSum[]>(
      `select coalesce(sum(amount), 0)::float8 as amount, count(*)::int as entries from ledger_entry
       where seller_id = ? and ${FREE_ENTRIES}
         and transaction_id not in (select jsonb_array_elements_text(?::jsonb))`,
      [sellerId, ...free, JSON.stringify(left)],
    );
    return row ?? { amount: 0, entries: 0 };
  }

  /** Returns a page of entries. */
  async entries({ limit, offset, cursor, ...choice }: EntryPage) {
    const page = entryPageSql("*", choice, { limit, offset, cursor });
    const count = entryCountSql(choice);
    const [rows, counted] = await Promise.all([
      this.sql.execute<(EntryRow & Placed)[]>(
        // Joins the transactions of one page only, not of all skipped rows.
        `select ${entryColumns}, e.cursor_key, e.cursor_id from (${page.sql}) e join ledger_transaction t on t.id = e.transaction_id
         ${orderEntries(choice)}`,
        page.values,
      ),
      this.sql.execute<{ count: number }[]>(count.sql, count.values),
    ]);
    return { rows, count: counted[0]?.count ?? 0, next: page.next(rows, limit) };
  }

  /** Returns the ids of entries in the order of the page, at most `limit`. */
  async entryIds({ limit, ...choice }: EntryChoice & { limit: number }): Promise<string[]> {
    const { sql, values } = entryPageSql("e.id", choice, { limit, offset: 0 });
    const rows = await this.sql.execute<{ id: string }[]>(sql, values);
    return rows.map(({ id }) => id);
  }

  /** Returns these entries, in any sequence. */
  async entriesOf(ids: readonly string[]): Promise<EntryRow[]> {
    return this.sql.execute<EntryRow[]>(
      `select ${entryColumns} from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
       where e.id in (select jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify(ids)],
    );
  }

  /** Yields the first `count` lines of a month, oldest first, in batches: entries booked meanwhile come after them. */
  async *linesOf(sellerId: string, month: string, count: number, batch = 1000): AsyncGenerator<EntryRow[]> {
    const first = `${month}-01`;
    let after: { at: Date | string; no: string } = { at: "-infinity", no: "0" };
    for (let left = count; left > 0; left -= batch) {
      const rows = await this.sql.execute<(EntryRow & { no: string; exact: string })[]>(
        `select ${entryColumns}, e.no::text as no, e.at::text as exact
         from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
         where e.account = 'seller' and e.seller_id = ? and e.at >= ${BEGINS} and e.at < ${ENDS}
           and (e.at, e.no) > (?::timestamptz, ?::bigint) order by e.at, e.no limit ?`,
        [sellerId, first, first, after.at, after.no, Math.min(batch, left)],
      );
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = { at: last.exact, no: last.no };
    }
  }

  /** Returns the months with entries, oldest first. */
  async months(sellerId: string): Promise<Statement[]> {
    const rows = await this.sql.execute<MonthRow[]>(
      `select to_char(month, 'YYYY-MM') as month, type, amount::float8, entries from ledger_month
       where seller_id = ? order by month`,
      [sellerId],
    );
    const months: Statement[] = [];
    for (const { month, type, amount, entries } of rows) {
      let last = months.at(-1);
      if (last?.month !== month) {
        const opening = last?.closing ?? 0;
        last = { month, opening, closing: opening, totals: nothing(), entries: 0 };
        months.push(last);
      }
      last.totals[type] += amount;
      last.closing += amount;
      last.entries += entries;
    }
    return months;
  }

  /** Returns a page of payouts, with the numbers by status of what the other filters find. */
  async payouts({ limit, offset, cursor, sort = "newest", ...choice }: PayoutPage) {
    const { where, values } = filterPayouts(choice);
    const part = followCursor(orderPayouts(sort), sort, cursor);
    const [rows, counted] = await Promise.all([
      this.sql.execute<(PayoutRow & Placed)[]>(
        `select ${payoutColumns}, ${part.column} from seller_payout
         where ${where} and ${part.follows} ${part.by} limit ? offset ?`,
        [...values, ...part.values, limit, offset],
      ),
      countTabs(moneySql(this.sql), payoutTabsOf(choice)),
    ]);
    return { rows, ...counted, next: part.next(rows, limit) };
  }

  /** Returns the ids of payouts in the order of the page, at most `limit`. */
  async payoutIds({
    limit,
    sort = "newest",
    ...choice
  }: PayoutChoice & Pick<MoneyPage, "limit">): Promise<string[]> {
    const { where, values } = filterPayouts(choice);
    const rows = await this.sql.execute<{ id: string }[]>(
      `select id from seller_payout where ${where} ${orderBy(orderPayouts(sort))} limit ?`,
      [...values, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the payouts of these ids, in any sequence. */
  payoutsOf(ids: readonly string[]): Promise<PayoutRow[]> {
    return this.sql.execute<PayoutRow[]>(
      `select ${payoutColumns} from seller_payout where id in (select jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify(ids)],
    );
  }

  /** Returns the sums of unfinished and paid payouts, and the last payout from which the timer counts its interval. */
  async paidOut(sellerId: string) {
    const [row] = await this.sql.execute<{ pending: Sum; paid: Sum; last: Date | null }[]>(
      `select coalesce(sum(amount) filter (where status in ('scheduled', 'sent')), 0)::float8 as "pending",
         coalesce(sum(amount) filter (where status = 'paid'), 0)::float8 as paid,
         max(created_at) filter (where status in (select jsonb_array_elements_text(?::jsonb))) as last
       from seller_payout where seller_id = ?`,
      [JSON.stringify(lastingFor(TIMER)), sellerId],
    );
    return row ?? { pending: 0, paid: 0, last: null };
  }

  /** Returns the last payout of each shop from which the interval is counted for this actor. */
  async lastPayouts(sellerIds: readonly string[], actor: string): Promise<Map<string, Date>> {
    const rows = await this.sql.execute<{ seller_id: string; last: Date }[]>(
      `select seller_id, max(created_at) as last from seller_payout
       where seller_id in (select jsonb_array_elements_text(?::jsonb))
         and status in (select jsonb_array_elements_text(?::jsonb)) group by seller_id`,
      [JSON.stringify(sellerIds), JSON.stringify(lastingFor(actor))],
    );
    return new Map(rows.map(({ seller_id, last }) => [seller_id, new Date(last)]));
  }

  /** Returns payouts written since then. */
  payoutsSince(since: Date): Promise<PayoutRow[]> {
    return this.sql.execute<PayoutRow[]>(
      `select ${payoutColumns} from seller_payout where updated_at >= ? order by no`,
      [since],
    );
  }
}
