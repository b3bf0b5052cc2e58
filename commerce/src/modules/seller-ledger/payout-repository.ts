import type { PayoutAccount } from "@bezak/contract/shops.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { canMovePayout, type PayoutStatus } from "@bezak/contract/payout-status.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { FREE_ENTRIES, payoutColumns } from "./columns.ts";
import { post, type EntryRepository } from "./entry-repository.ts";
import { payoutNumber, type PayoutRow, type PayoutStep } from "./ledger-rows.ts";
import { isTooSoon, lastingFor } from "./lasting-payouts.ts";
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
}

export interface PayoutMove {
  to: Exclude<PayoutStatus, "scheduled" | "sent">;
  actor: string;
  reason?: string;
  reference?: string | null;
}

/** The requested transition is not permitted. */
export class PayoutStays extends Error {}

/** Condition on entries of a shop. Parameters: seller, and those of `FREE_ENTRIES`. */
const FREE = `seller_id = ? and ${FREE_ENTRIES}`;

/** Parameters: seller, statuses that count. */
const LAST = `select max(created_at) as last from seller_payout where seller_id = ?
  and status in (select jsonb_array_elements_text(?::jsonb))`;

/** Payouts: made of available entries, each in one payout, and moved along the contract's transitions. */
export class PayoutRepository {
  private readonly sql: SqlEntityManager;
  private readonly entries: EntryRepository;

  constructor(sql: SqlEntityManager, entries: EntryRepository) {
    this.sql = sql;
    this.entries = entries;
  }

  /** Makes a payout of everything available; returns undefined when that is not enough, or it is too soon. */
  make(terms: PayoutTerms): Promise<PayoutRow | undefined> {
    const { sellerId, account, minimum, held, intervalDays, actor, at = new Date() } = terms;
    return this.entries.alone(sellerId, async (sql) => {
      const [made] = await sql.execute<{ last: Date | string | null }[]>(LAST, [
        sellerId,
        JSON.stringify(lastingFor(actor)),
      ]);
      if (made?.last && isTooSoon(new Date(made.last), at, intervalDays)) return undefined;
      const id = generateEntityId("", "payout");
      const free = [sellerId, at, JSON.stringify(held)];
      const [sum] = await sql.execute<{ amount: Sum; entries: number }[]>(
        `select coalesce(sum(amount), 0)::float8 as amount, count(*)::int as entries from ledger_entry where ${FREE}`,
        free,
      );
      if (!sum || sum.amount <= 0 || sum.amount < minimum) return undefined;
      const timeline = { entries: [{ status: "scheduled", at: at.toISOString(), actor }] };
      const [payout] = await sql
        .execute<PayoutRow[]>(
          `insert into seller_payout (id, seller_id, amount, entries, account, timeline, created_at)
           values (?, ?, ?, ?, ?::jsonb, ?::jsonb, ?) returning ${payoutColumns}`,
          [id, sellerId, sum.amount, sum.entries, JSON.stringify(account), JSON.stringify(timeline), at],
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
   * is none. A repeat changes nothing.
   * @throws PayoutStays when the transition is not permitted
   */
  async move(id: string, { to, actor, reason, reference }: PayoutMove): Promise<PayoutRow | undefined> {
    const found = await this.one(id);
    if (!found) return undefined;
    return this.entries.alone(found.sellerId, async (sql) => {
      const [now] = await sql.execute<PayoutRow[]>(
        `select ${payoutColumns} from seller_payout where id = ? for update`,
        [id],
      );
      if (!now || now.status === to) return now;
      if (!canMovePayout(now.status, to)) {
        throw new PayoutStays(`A payout cannot go from ${now.status} to ${to}`);
      }
      if (to !== "paid") await giveFree(sql, now, actor);
      const step: PayoutStep = { status: to, at: new Date().toISOString(), actor, reason: reason ?? null };
      const [moved] = await sql.execute<PayoutRow[]>(
        `update seller_payout set status = ?, reference = coalesce(?, reference), failure = coalesce(?, failure),
           timeline = jsonb_build_object('entries', timeline->'entries' || ?::jsonb), updated_at = now()
         where id = ? returning ${payoutColumns}`,
        [to, reference ?? null, to === "failed" ? (reason ?? null) : null, JSON.stringify([step]), id],
      );
      return moved;
    });
  }

  /**
   * Puts every scheduled payout into a file for the bank and marks it as sent; returns no payouts when there are none.
   */
  send(actor: string): Promise<{ batchId: string; payouts: PayoutRow[] }> {
    const batchId = generateEntityId("", "batch");
    return this.sql.transactional(async (sql) => {
      const step: PayoutStep = { status: "sent", at: new Date().toISOString(), actor };
      await sql.execute("select id from seller_payout where status = 'scheduled' order by no for update");
      const payouts = await sql.execute<PayoutRow[]>(
        `update seller_payout set status = 'sent', batch_id = ?, updated_at = now(),
           timeline = jsonb_build_object('entries', timeline->'entries' || ?::jsonb)
         where status = 'scheduled' returning ${payoutColumns}`,
        [batchId, JSON.stringify([step])],
      );
      return { batchId, payouts: payouts.toSorted((a, b) => a.no - b.no) };
    });
  }

  /** Returns the payouts of a bank file in its order, whatever their status. */
  ofBatch(batchId: string): Promise<PayoutRow[]> {
    return this.sql.execute<PayoutRow[]>(
      `select ${payoutColumns} from seller_payout where batch_id = ? order by no`,
      [batchId],
    );
  }

  async one(id: string): Promise<PayoutRow | undefined> {
    const [row] = await this.sql.execute<PayoutRow[]>(
      `select ${payoutColumns} from seller_payout where id = ?`,
      [id],
    );
    return row;
  }
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
