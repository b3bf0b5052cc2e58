import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { PURGES } from "./purges.ts";
import { AdminAudit } from "./models/admin-audit.ts";
import { toWhere, type AuditFilter } from "./audit-filter.ts";

/** Rows by id, each with its fields; null for a row that does not exist. */
export type AuditedRows = Record<string, Record<string, unknown> | null>;

export interface AdminAct {
  actorId: string;
  action: string;
  subject: string | null;
  said: object;
  reason: string | null;
  address: string | null;
  requestId: string | null;
  before: AuditedRows | null;
}

export interface AdminOutcome {
  status: number;
  /** ids of created objects, separated by spaces */
  result: string | null;
  after: AuditedRows | null;
}

export interface AuditRow extends AdminAct, Omit<AdminOutcome, "status"> {
  id: string;
  /** null for a deleted account, as is its e-mail */
  actorName: string | null;
  actorEmail: string | null;
  /** the rank at that moment; `admin` without one, and in entries of before 29 November 2026 */
  actedAs: string;
  status: number | null;
  at: Date | string;
}

const toJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

const ROWS = `select a.id, a.actor_id as "actorId", u.email as "actorEmail",
    nullif(concat_ws(' ', u.first_name, u.last_name), '') as "actorName", a.acted_as as "actedAs", a.action, a.subject,
    a.said, a.reason, a.address, a.request_id as "requestId", a.status, a.result, a.before, a.after, a.created_at as at
  from admin_audit a left join "user" u on u.id = a.actor_id`;

const NEWEST_FIRST = "order by a.created_at desc, a.id desc";
const OLDEST_FIRST = "order by a.created_at, a.id";

const OLDER = "(a.created_at, a.id) < (select created_at, id from admin_audit where id = ?)";
const NEWER = OLDER.replace("<", ">");

/** A page of the list, or of the entries older or newer than one of them. */
export interface AuditPage {
  limit: number;
  offset: number;
  before?: string;
  after?: string;
}

/** Rows of a file that are in memory at a time. */
const BATCH = 500;

/**
 * Actions of administrators in the order of their start. The database refuses every change but the outcome of an entry,
 * once, and adds a link to the chain of hashes for both (`verify-chain.ts`).
 */
export class AdminAuditModuleService extends MedusaService({ AdminAudit }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Stores an action before it is carried out; returns the id of the entry. */
  async begin(act: AdminAct): Promise<string> {
    const id = generateEntityId("", "audit");
    await this.sql.execute(
      `insert into admin_audit (id, actor_id, acted_as, action, subject, said, reason, address, request_id, before)
       values (?, ?, coalesce((select metadata->>'rank' from "user" where id = ?), 'admin'),
         ?, ?, ?::jsonb, ?, ?, ?, ?::jsonb)`,
      [
        id,
        act.actorId,
        act.actorId,
        act.action,
        act.subject,
        JSON.stringify(act.said),
        act.reason,
        act.address,
        act.requestId,
        toJson(act.before),
      ],
    );
    return id;
  }

  async end(id: string, { status, result, after }: AdminOutcome): Promise<void> {
    await this.sql.execute(
      `update admin_audit set status = ?, result = ?, after = ?::jsonb, done_at = clock_timestamp(), updated_at = now()
       where id = ? and done_at is null`,
      [status, result, toJson(after), id],
    );
  }

  /** Returns a page, newest first, and the number of entries that it is a page of. */
  async read(
    filter: AuditFilter,
    { limit, offset, before, after }: AuditPage,
  ): Promise<{ entries: AuditRow[]; count: number }> {
    const filtered = toWhere(filter);
    const isOldestFirst = after !== undefined && before === undefined;
    const where = [filtered.where, ...(before ? [OLDER] : []), ...(after ? [NEWER] : [])].join(" and ");
    const values = [...filtered.values, ...[before, after].flatMap((id) => id ?? [])];
    const [entries, [{ count } = { count: 0 }]] = await Promise.all([
      this.sql.execute<AuditRow[]>(
        `${ROWS} ${where} ${isOldestFirst ? OLDEST_FIRST : NEWEST_FIRST} limit ? offset ?`,
        [...values, limit, offset],
      ),
      this.sql.execute<{ count: number }[]>(
        `select count(*)::int as count from admin_audit a ${where}`,
        values,
      ),
    ]);
    return { entries: isOldestFirst ? entries.toReversed() : entries, count };
  }

  /** Returns all entries in batches, newest first; those that begin meanwhile are left out. */
  async *readAll(filter: AuditFilter): AsyncGenerator<AuditRow[]> {
    const { where, values } = toWhere(filter);
    let last: string | undefined;
    do {
      const batch: AuditRow[] = await this.sql.execute<AuditRow[]>(
        `${ROWS} ${where} ${last === undefined ? "" : `and ${OLDER}`} ${NEWEST_FIRST} limit ${BATCH}`,
        last === undefined ? values : [...values, last],
      );
      if (batch.length > 0) yield batch;
      last = batch.length < BATCH ? undefined : batch.at(-1)?.id;
    } while (last !== undefined);
  }

  /** Deletes what is older than three years. */
  async purge(): Promise<void> {
    for (const statement of PURGES) await this.sql.execute(statement);
  }
}
