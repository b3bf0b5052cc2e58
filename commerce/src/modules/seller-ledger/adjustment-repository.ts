import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { limits } from "@bezak/contract/limits.ts";
import type { AdjustmentStatus } from "@bezak/contract/payout-status.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { countTabs } from "../../shared/count-tabs.ts";
import type { Placed } from "../../shared/row-order.ts";
import { adjustmentPageSql, adjustmentTabsOf, type AdjustmentChoice } from "./adjustment-list.ts";
import { entryColumns } from "./columns.ts";
import { post, type EntryRepository } from "./entry-repository.ts";
import type { EntryRow } from "./ledger-rows.ts";
import { findNamedAdministrators, findNamedShops, moneySql, type MoneyPage } from "./money-list.ts";
import { transfer } from "./plan-entries.ts";

export interface Adjustment {
  sellerId: string;
  /** whole sum, negative to take money away */
  amount: Sum;
  note: LocalizedText;
  /** id of the administrator */
  actor: string;
  /** of the request: another one with it is the same adjustment */
  idempotencyKey?: string;
  at?: Date;
}

/** A row of `adjustment_request`. */
export interface AdjustmentRequestRow {
  id: string;
  sellerId: string;
  amount: Sum;
  note: string;
  askedBy: string;
  askedAt: Date;
  status: AdjustmentStatus;
  decidedBy: string | null;
  decidedAt: Date | null;
}

export type AdjustmentEntry = EntryRow & { sellerId: string };

/** The result: an entry of the shop at once, or a request for another administrator. */
export type Adjusted = { entry: AdjustmentEntry } | { request: AdjustmentRequestRow };

export type AdjustmentPage = AdjustmentChoice & MoneyPage;

export interface AdjustmentDecision {
  to: Exclude<AdjustmentStatus, "waiting">;
  /** id of the administrator */
  actor: string;
}

/** The requester of an adjustment cannot approve it. */
export class OwnAdjustment extends Error {}

/** It was decided differently before. */
export class AdjustmentDecided extends Error {}

const columns = `id, seller_id as "sellerId", amount::float8, note, asked_by as "askedBy", asked_at as "askedAt", status,
  decided_by as "decidedBy", decided_at as "decidedAt"`;

/** A key identifies one adjustment of any shop. Callers lock the shop first, so that no two deadlock. */
const KEY_LOCK = "select pg_advisory_xact_lock(hashtextextended(?, 0))";

/** Key prefix of adjustments made at once; those of approved requests have another. */
const ALONE = "adjustment:";

/** Adjustments of balances: small ones at once, large ones by two administrators. */
export class AdjustmentRepository {
  private readonly sql: SqlEntityManager;
  private readonly entries: EntryRepository;

  constructor(sql: SqlEntityManager, entries: EntryRepository) {
    this.sql = sql;
    this.entries = entries;
  }

  /**
   * Adjusts a balance, or requests it when this administrator alone would exceed the limit of moved money per shop
   * within 24 hours. A repeated key returns the result of its first request.
   */
  adjust({ sellerId, amount, note, actor, idempotencyKey, at }: Adjustment): Promise<Adjusted> {
    const key = `${ALONE}${actor}:${idempotencyKey ?? generateEntityId("", "adj")}`;
    return this.entries.alone(sellerId, async (sql) => {
      await sql.execute(KEY_LOCK, [key]);
      const before = await this.madeBefore(sql, key);
      if (before) return before;
      if ((await this.movedAlone(sql, sellerId, actor)) + Math.abs(amount) > limits.adjustmentAlone) {
        await sql.execute(
          "insert into adjustment_request (id, key, seller_id, amount, note, asked_by) values (?, ?, ?, ?, ?, ?)",
          [generateEntityId("", "adjreq"), key, sellerId, amount, note.ru, actor],
        );
      } else {
        await post(sql, {
          key,
          kind: "adjustment",
          sellerId,
          actor,
          at,
          entries: transfer("seller", "adjustments", { type: "adjustment", amount, note }),
        });
      }
      const made = await this.madeBefore(sql, key);
      if (!made) throw new Error(`The adjustment ${key} was not written`);
      return made;
    });
  }

  /**
   * Approves a request, with its entry in the ledger, or rejects it. Returns undefined when there is none; a repeat
   * changes nothing.
   * @throws OwnAdjustment, AdjustmentDecided
   */
  async decide(id: string, { to, actor }: AdjustmentDecision): Promise<AdjustmentRequestRow | undefined> {
    const known = await this.one(this.sql, id);
    if (!known) return undefined;
    if (to === "approved" && known.askedBy === actor) throw new OwnAdjustment(`${actor} asked for ${id}`);
    return this.entries.alone(known.sellerId, async (sql) => {
      const request = await this.one(sql, id);
      if (request?.status === to) return request;
      if (request?.status !== "waiting") throw new AdjustmentDecided(`${id} is ${request?.status}`);
      const key = `adjustment-request:${id}`;
      if (to === "approved") {
        const { sellerId, amount } = request;
        await post(sql, {
          key,
          kind: "adjustment",
          sellerId,
          actor,
          entries: transfer("seller", "adjustments", {
            type: "adjustment",
            amount,
            note: { ru: request.note },
          }),
        });
      }
      await sql.execute(
        `update adjustment_request set status = ?, decided_by = ?, decided_at = now(),
           transaction_id = (select id from ledger_transaction where key = ?) where id = ?`,
        [to, actor, key, id],
      );
      return this.one(sql, id);
    });
  }

  /** Returns a page of requests, with what the filters besides the status find, by status. */
  async page({ limit, offset, cursor, ...sought }: AdjustmentPage) {
    const choice = await this.withNamed(sought);
    const page = adjustmentPageSql(columns, choice, { limit, offset, cursor });
    const [rows, counted] = await Promise.all([
      this.sql.execute<(AdjustmentRequestRow & Placed)[]>(page.sql, page.values),
      countTabs(moneySql(this.sql), adjustmentTabsOf(choice)),
    ]);
    return { rows, ...counted, next: page.next(rows, limit) };
  }

  /** Returns the ids of requests in the order of the page, at most `limit`. */
  async ids({ limit, ...choice }: Omit<AdjustmentPage, "offset">): Promise<string[]> {
    const { sql, values } = adjustmentPageSql("id", await this.withNamed(choice), { limit, offset: 0 });
    const rows = await this.sql.execute<{ id: string }[]>(sql, values);
    return rows.map(({ id }) => id);
  }

  /** Returns the requests of these ids, in any sequence. */
  byIds(ids: readonly string[]): Promise<AdjustmentRequestRow[]> {
    return this.sql.execute<AdjustmentRequestRow[]>(
      `select ${columns} from adjustment_request where id in (select jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify(ids)],
    );
  }

  /** Returns requests that were made or decided since then. */
  changedSince(since: Date): Promise<AdjustmentRequestRow[]> {
    return this.sql.execute<AdjustmentRequestRow[]>(
      `select ${columns} from adjustment_request where asked_at >= ? or decided_at >= ? order by asked_at, id`,
      [since, since],
    );
  }

  private async withNamed(choice: AdjustmentChoice): Promise<AdjustmentChoice> {
    const [shops, people] = await Promise.all([
      findNamedShops(this.sql, choice.q),
      findNamedAdministrators(this.sql, choice.q),
    ]);
    return { ...choice, named: { seller_id: shops, asked_by: people, decided_by: people } };
  }

  /** Whole sum of absolute amounts: otherwise an opposite adjustment would allow another large one. */
  private async movedAlone(sql: SqlEntityManager, sellerId: string, actor: string): Promise<number> {
    const [row] = await sql.execute<{ moved: number }[]>(
      `select coalesce(sum(abs(e.amount)), 0)::float8 as moved from ledger_transaction t
       join ledger_entry e on e.transaction_id = t.id and e.account = 'seller'
       where t.seller_id = ? and t.kind = 'adjustment' and t.actor = ? and starts_with(t.key, '${ALONE}')
         and t.created_at > now() - interval '24 hours'`,
      [sellerId, actor],
    );
    return row?.moved ?? 0;
  }

  private async madeBefore(sql: SqlEntityManager, key: string): Promise<Adjusted | undefined> {
    const [entry] = await sql.execute<AdjustmentEntry[]>(
      `select ${entryColumns}, e.seller_id as "sellerId"
       from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
       where t.key = ? and e.account = 'seller'`,
      [key],
    );
    if (entry) return { entry };
    const [request] = await sql.execute<AdjustmentRequestRow[]>(
      `select ${columns} from adjustment_request where key = ?`,
      [key],
    );
    return request && { request };
  }

  private async one(sql: SqlEntityManager, id: string): Promise<AdjustmentRequestRow | undefined> {
    const [row] = await sql.execute<AdjustmentRequestRow[]>(
      `select ${columns} from adjustment_request where id = ?`,
      [id],
    );
    return row;
  }
}
