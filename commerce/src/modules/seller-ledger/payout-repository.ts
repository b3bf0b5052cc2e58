import type { SentBankFile } from "@bezak/contract/bank-files.ts";
import type { PayoutSum } from "@bezak/contract/finance.ts";
import type { PayoutAccount } from "@bezak/contract/shops.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { canMovePayout, type PayoutStatus } from "@bezak/contract/payout-status.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { renewVersion } from "../../shared/row-version.ts";
import { FREE_ENTRIES, payoutColumns } from "./columns.ts";
import { post, type EntryRepository } from "./entry-repository.ts";
import { payoutNumber, type PayoutRow, type PayoutStep } from "./ledger-rows.ts";
import { readHeld, stayingTransactions } from "./hold-repository.ts";
import { isTooSoon, lastingFor } from "./lasting-payouts.ts";
import { BATCH_LOCK, forecastBatch, nameBatch, readSentBatches, SENDABLE } from "./payout-batches.ts";
import { transfer } from "./plan-entries.ts";

export interface PayoutTerms {
  sellerId: string;
  account: PayoutAccount;
  /** whole sum: smaller amounts are not paid out */
  minimum: number;
  /** lines that wait for a return to end */
  held: readonly string[];
  /** days from one payout to the next, counted in Tashkent */
  intervalDays: number;
  /** id of the administrator, or `TIMER` */
  actor: string;
  /** defaults to now: entries available at this time are paid, and `held` was read after it */
  at?: Date;
  /** id of the failed payout that it replaces */
  repeatOf?: string;
}

export interface PayoutMove {
  to: Exclude<PayoutStatus, "scheduled" | "sent">;
  actor: string;
  reason?: string;
  reference?: string | null;
  /** that was seen; without it the payout is moved whatever has changed */
  version?: string;
}

/** The requested transition is not permitted. */
export class PayoutStays extends Error {}

/** It has been changed since it was seen. */
export class PayoutChanged extends Error {
  readonly current: PayoutRow;

  constructor(current: PayoutRow) {
    super("The payout has been changed meanwhile");
    this.current = current;
  }
}

/** Condition on entries of a shop. Parameters: seller, those of `FREE_ENTRIES`, transactions whose entries are held. */
const FREE = `seller_id = ? and ${FREE_ENTRIES}
  and transaction_id not in (select jsonb_array_elements_text(?::jsonb))`;

/** Parameters: seller, statuses that count. */
const LAST = `select max(created_at) as last from seller_payout where seller_id = ?
  and status in (select jsonb_array_elements_text(?::jsonb))`;

/**
 * Payouts of the shop booked after the return of a failed one: by the sequence of entries, since a sweep dates its payouts from
 * its start. Parameters: the failed one, statuses that count, the failed one.
 */
const PAID_SINCE = `select 1 from seller_payout later
  join ledger_entry made on made.payout_id = later.id and made.account = 'seller' and made.type = 'payout'
  where later.seller_id = (select seller_id from seller_payout where id = ?)
    and later.status in (select jsonb_array_elements_text(?::jsonb))
    and made.no > (select max(no) from ledger_entry where payout_id = ? and account = 'seller' and type = 'payout')
  limit 1`;

/** Payouts: made of available entries, each in one payout, and moved along the contract's transitions. */
export class PayoutRepository {
  private readonly sql: SqlEntityManager;
  private readonly entries: EntryRepository;

  constructor(sql: SqlEntityManager, entries: EntryRepository) {
    this.sql = sql;
    this.entries = entries;
  }

  /**
   * Makes a payout of everything available that is not held; returns undefined when that is not enough, or it is too soon. A
   * failed payout is repeated once: the same `repeatOf` returns the payout that replaced it.
   * @throws PayoutStays when the payout to repeat has not failed, or the shop has a payout made after it failed
   */
  make(terms: PayoutTerms): Promise<PayoutRow | undefined> {
    const { sellerId, account, minimum, held, intervalDays, actor, at = new Date(), repeatOf } = terms;
    return this.entries.alone(sellerId, async (sql) => {
      const before = repeatOf === undefined ? undefined : await findRepeat(sql, repeatOf, actor);
      if (before) return before;
      const holds = await readHeld(sql, sellerId);
      if (holds.all) return undefined;
      const [made] = await sql.execute<{ last: Date | string | null }[]>(LAST, [
        sellerId,
        JSON.stringify(lastingFor(actor)),
      ]);
      if (made?.last && isTooSoon(new Date(made.last), at, intervalDays)) return undefined;
      const id = generateEntityId("", "payout");
      const entriesAt = [at, JSON.stringify(held)];
      const staying = await stayingTransactions(sql, sellerId, { free: entriesAt, amount: holds.amount });
      const free = [sellerId, ...entriesAt, JSON.stringify(staying)];
      const [sum] = await sql.execute<{ amount: Sum; entries: number }[]>(
        `select coalesce(sum(amount), 0)::float8 as amount, count(*)::int as entries from ledger_entry where ${FREE}`,
        free,
      );
      if (!sum || sum.amount <= 0 || sum.amount < minimum) return undefined;
      const timeline = { entries: [{ status: "scheduled", at: at.toISOString(), actor }] };
      const [payout] = await sql
        .execute<PayoutRow[]>(
          `insert into seller_payout (id, seller_id, amount, entries, account, timeline, created_at, repeat_of)
           values (?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?) returning ${payoutColumns}`,
          [
            id,
            sellerId,
            sum.amount,
            sum.entries,
            JSON.stringify(account),
            JSON.stringify(timeline),
            at,
            repeatOf ?? null,
          ],
        )
        .catch(withoutValues);
      await sql.execute(`update ledger_entry set payout_id = ?, updated_at = now() where ${FREE}`, [
        id,
        ...free,
      ]);
      const booked = { payoutId: id, number: payoutNumber(payout!.no), sellerId, actor, at };
      const money = { type: "payout", amount: sum.amount, payoutId: id } as const;
      const entries = transfer("bank", "seller", money);
      await post(sql, { ...booked, key: `payout:${id}`, kind: "payout", entries });
      return payout;
    });
  }

  /**
   * Moves a payout; one that failed or is cancelled releases its entries for the next one. Returns undefined when there
   * is none. A repeat changes nothing, also with a former version.
   * @throws PayoutChanged, PayoutStays when the transition is not permitted
   */
  async move(
    id: string,
    { to, actor, reason, reference, version }: PayoutMove,
  ): Promise<PayoutRow | undefined> {
    const found = await this.one(id);
    if (!found) return undefined;
    return this.entries.alone(found.sellerId, async (sql) => {
      const [now] = await sql.execute<PayoutRow[]>(
        `select ${payoutColumns} from seller_payout where id = ? for update`,
        [id],
      );
      if (!now || now.status === to) return now;
      if (version !== undefined && version !== now.version) throw new PayoutChanged(now);
      if (!canMovePayout(now.status, to)) {
        throw new PayoutStays(`A payout cannot go from ${now.status} to ${to}`);
      }
      if (to !== "paid") await giveFree(sql, now, actor);
      const step: PayoutStep = { status: to, at: new Date().toISOString(), actor, reason: reason ?? null };
      const [moved] = await sql.execute<PayoutRow[]>(
        `update seller_payout set status = ?, reference = coalesce(?, reference), failure = coalesce(?, failure),
           timeline = jsonb_build_object('entries', timeline->'entries' || ?::jsonb), ${renewVersion}
         where id = ? returning ${payoutColumns}`,
        [to, reference ?? null, to === "failed" ? (reason ?? null) : null, JSON.stringify([step]), id],
      );
      return moved;
    });
  }

  /** Puts every sendable payout into a file for the bank and marks it as sent; returns no payouts when there are none. */
  send(actor: string, over: Sum | null): Promise<{ batchId: string; payouts: PayoutRow[] }> {
    return this.sql.transactional(async (sql) => {
      await sql.execute(BATCH_LOCK);
      const step: PayoutStep = { status: "sent", at: new Date().toISOString(), actor };
      const batchId = await nameBatch(sql, new Date(step.at));
      await sql.execute(`select id from seller_payout where ${SENDABLE} order by no for update`, [
        over,
        over,
      ]);
      const payouts = await sql.execute<PayoutRow[]>(
        `update seller_payout set status = 'sent', batch_id = ?, ${renewVersion},
           timeline = jsonb_build_object('entries', timeline->'entries' || ?::jsonb)
         where ${SENDABLE} returning ${payoutColumns}`,
        [batchId, JSON.stringify([step]), over, over],
      );
      return { batchId, payouts: payouts.toSorted((a, b) => a.no - b.no) };
    });
  }

  /** What `send` would put into a file now, and what it would leave. */
  forecastSend(over: Sum | null): Promise<Record<"sent" | "left", PayoutSum>> {
    return forecastBatch(this.sql, over);
  }

  /** Sum of the scheduled payouts that are not sent without approval. */
  async sumUnapproved(over: Sum): Promise<Sum> {
    const [row] = await this.sql.execute<{ sum: Sum }[]>(
      `select coalesce(sum(amount), 0)::float8 as sum from seller_payout
       where status = 'scheduled' and amount > ? and approved_at is null`,
      [over],
    );
    return row?.sum ?? 0;
  }

  /**
   * Lets a scheduled payout go into the next file for the bank, whatever its sum; false when it is not scheduled any more.
   * `along` runs in the same transaction, if it is approved.
   */
  approve(id: string, along: (sql: SqlEntityManager) => Promise<void>): Promise<boolean> {
    return this.sql.transactional(async (sql) => {
      const approved = await sql.execute<unknown[]>(
        `update seller_payout set approved_at = now(), ${renewVersion}
         where id = ? and status = 'scheduled' and approved_at is null returning id`,
        [id],
      );
      if (approved.length === 1) await along(sql);
      return approved.length === 1;
    });
  }

  /** Returns the payouts of a bank file in its order, whatever their status. */
  ofBatch(batchId: string): Promise<PayoutRow[]> {
    return this.sql.execute<PayoutRow[]>(
      `select ${payoutColumns} from seller_payout where batch_id = ? order by no`,
      [batchId],
    );
  }

  /** Files for the bank whose results are not all recorded yet, newest first. */
  sentBatches(): Promise<SentBankFile[]> {
    return readSentBatches(this.sql);
  }

  async one(id: string): Promise<PayoutRow | undefined> {
    const [row] = await this.sql.execute<PayoutRow[]>(
      `select ${payoutColumns} from seller_payout where id = ?`,
      [id],
    );
    return row;
  }
}

/**
 * The payout that replaced a failed one.
 * @throws PayoutStays when that has not failed, or a later payout may contain its money
 */
async function findRepeat(sql: SqlEntityManager, id: string, actor: string): Promise<PayoutRow | undefined> {
  const [repeat] = await sql.execute<PayoutRow[]>(
    `select ${payoutColumns} from seller_payout where repeat_of = ?`,
    [id],
  );
  if (repeat) return repeat;
  const [failed] = await sql.execute<{ status: PayoutStatus }[]>(
    "select status from seller_payout where id = ? for update",
    [id],
  );
  if (failed?.status !== "failed")
    throw new PayoutStays(`A payout that is ${failed?.status} is not repeated`);
  const later = await sql.execute<unknown[]>(PAID_SINCE, [id, JSON.stringify(lastingFor(actor)), id]);
  if (later.length > 0) throw new PayoutStays("The shop has a payout made after it failed");
  return undefined;
}

/** Removes the values that the engine adds to the error of a failed statement, so that no account is logged. */
function withoutValues(error: unknown): never {
  const { code, constraint = "" } = error as { code?: string; constraint?: string };
  throw new Error(`A payout could not be written: ${code} ${constraint}`);
}

/** Releases the entries of a payout and returns its amount to the balance. */
async function giveFree(sql: SqlEntityManager, payout: PayoutRow, actor: string): Promise<void> {
  const { id, sellerId, amount } = payout;
  const booked = { payoutId: id, number: payoutNumber(payout.no), sellerId, actor };
  const entries = transfer("seller", "bank", { type: "payout", amount, payoutId: id });
  await post(sql, { ...booked, key: `payout-returned:${id}`, kind: "payout_returned", entries });
  await sql.execute(
    `update ledger_entry set payout_id = null, updated_at = now()
     where payout_id = ? and account = 'seller' and type <> 'payout'`,
    [id],
  );
}
