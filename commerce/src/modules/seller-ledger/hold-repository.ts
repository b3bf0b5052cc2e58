import type { Sum } from "@bezak/contract/money.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { renewVersion, versionColumn, versionOf } from "../../shared/row-version.ts";
import { FREE_ENTRIES } from "./columns.ts";
import type { EntryRepository } from "./entry-repository.ts";

/** A row of `payout_hold`. */
export interface HoldRow {
  id: string;
  sellerId: string;
  /** whole sum that stays on the balance; null: nothing is paid out */
  amount: Sum | null;
  reason: string;
  until: Date | null;
  isActive: boolean;
  createdBy: string;
  createdAt: Date;
  releasedBy: string | null;
  releasedAt: Date | null;
  version: string;
}

export type NewHold = Pick<HoldRow, "sellerId" | "amount" | "reason" | "until" | "createdBy"> & {
  /** of the request: another one with it is the same hold */
  key: string;
};

/** What the holds of a shop keep together. */
export interface Held {
  /** nothing is paid out */
  all: boolean;
  /** whole sum that stays */
  amount: Sum;
}

/** For rows of `payout_hold`: it applies now. */
export const IS_HELD = "released_at is null and (until is null or until > now())";

const columns = `id, seller_id as "sellerId", amount::float8, reason, until, (${IS_HELD}) as "isActive",
  created_by as "createdBy", created_at as "createdAt", released_by as "releasedBy", released_at as "releasedAt",
  ${versionColumn}`;

/**
 * Available entries of a shop whose sum is held, by their transactions: the newest ones, as many as the sum needs, so that a
 * parcel's earning and commission stay together. Parameters: seller, those of `FREE_ENTRIES`, the sum.
 */
const STAYING = `
  with nets as (select transaction_id, sum(amount) as net, max(available_at) as at, max(no) as no
    from ledger_entry where seller_id = ? and ${FREE_ENTRIES} group by transaction_id),
  newer as (select transaction_id, at, no, coalesce(sum(net) over (order by at desc, no desc
    rows between unbounded preceding and 1 preceding), 0) as sum from nets),
  reached as (select transaction_id, max(sum) over (order by at desc, no desc) as sum from newer)
  select transaction_id as id from reached where sum < ?`;

/** Holds of payouts. They share the lock of the shop's money with the payouts that respect them. */
export class HoldRepository {
  private readonly sql: SqlEntityManager;
  private readonly entries: EntryRepository;

  constructor(sql: SqlEntityManager, entries: EntryRepository) {
    this.sql = sql;
    this.entries = entries;
  }

  /** Waits for a payout or a bank file that is being made, and applies to the next one. A repeated key returns its hold. */
  add({ sellerId, amount, reason, until, createdBy, key }: NewHold): Promise<HoldRow> {
    return this.entries.alone(sellerId, async (sql) => {
      await sql.execute(
        "select id from seller_payout where seller_id = ? and status = 'scheduled' order by no for update",
        [sellerId],
      );
      await sql.execute(
        // the time under the lock: later than that of every payout that was made without the hold
        `insert into payout_hold (id, seller_id, amount, reason, until, created_by, key, created_at)
         values (?, ?, ?, ?, ?, ?, ?, clock_timestamp()) on conflict (key) do nothing`,
        [generateEntityId("", "phold"), sellerId, amount, reason, until, createdBy, key],
      );
      const [row] = await sql.execute<HoldRow[]>(`select ${columns} from payout_hold where key = ?`, [key]);
      return row!;
    });
  }

  /** Releases a hold; false when it was released before, or has another version than this one. */
  async release(id: string, { actor, version }: { actor: string; version?: string }): Promise<boolean> {
    const rows = await this.sql.execute<unknown[]>(
      `update payout_hold set released_by = ?, released_at = now(), ${renewVersion}
       where id = ? and released_at is null and coalesce(?, ${versionOf("payout_hold")}) = ${versionOf("payout_hold")}
       returning id`,
      [actor, id, version ?? null],
    );
    return rows.length === 1;
  }

  async one(id: string): Promise<HoldRow | undefined> {
    const [row] = await this.sql.execute<HoldRow[]>(`select ${columns} from payout_hold where id = ?`, [id]);
    return row;
  }

  /** Holds of a shop, newest first; `active` only those that apply now. */
  ofSeller(sellerId: string, { active = false, limit = 100 } = {}): Promise<HoldRow[]> {
    return this.sql.execute<HoldRow[]>(
      `select ${columns} from payout_hold where seller_id = ? and (${IS_HELD} or ?)
       order by created_at desc, id desc limit ?`,
      [sellerId, !active, limit],
    );
  }

  /** Holds that apply now, by shop. */
  async applying(sellerIds: readonly string[]): Promise<Map<string, Held>> {
    const rows = await this.sql.execute<(Held & { id: string })[]>(
      `select seller_id as id, bool_or(amount is null) as "all", coalesce(sum(amount), 0)::float8 as amount
       from payout_hold where ${IS_HELD} and seller_id in (select jsonb_array_elements_text(?::jsonb))
       group by seller_id`,
      [JSON.stringify(sellerIds)],
    );
    return new Map(rows.map(({ id, ...held }) => [id, held]));
  }
}

/** What a shop's holds keep, in the transaction that makes its payout. */
export async function readHeld(sql: SqlEntityManager, sellerId: string): Promise<Held> {
  const [row] = await sql.execute<Held[]>(
    `select coalesce(bool_or(amount is null), false) as "all", coalesce(sum(amount), 0)::float8 as amount
     from payout_hold where ${IS_HELD} and seller_id = ?`,
    [sellerId],
  );
  return row ?? { all: false, amount: 0 };
}

/** Ids of the transactions whose entries stay, so that at least this sum does. `free`: parameters of `FREE_ENTRIES`. */
export async function stayingTransactions(
  sql: SqlEntityManager,
  sellerId: string,
  { free, amount }: { free: readonly unknown[]; amount: Sum },
): Promise<string[]> {
  if (amount === 0) return [];
  const rows = await sql.execute<{ id: string }[]>(STAYING, [sellerId, ...free, amount]);
  return rows.map(({ id }) => id);
}
