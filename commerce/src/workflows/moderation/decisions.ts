import type { ModerationDecision } from "@bezak/contract/moderation.ts";
import { canUndo, moderationTimes, type ModerationKind } from "@bezak/contract/moderation-rules.ts";
import { generateEntityId } from "@medusajs/framework/utils";
import { toMicroseconds } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import type { Sql } from "../users/sql.ts";
import { administratorName } from "./administrator-name.ts";

/** A decision that is being made. */
export interface DecisionToStore {
  kind: ModerationKind;
  itemId: string;
  outcome: ModerationDecision["outcome"];
  reason: string | null;
  adminId: string;
  /** version that the administrator saw */
  fromVersion?: string | undefined;
  /** made by a call that offers to undo it: the person is told when that is over */
  undoable: boolean;
}

/** What undoing needs. */
interface Undoing {
  afterVersion: string;
  before: object;
}

interface DecisionRow {
  id: string;
  kind: ModerationKind;
  item_id: string;
  outcome: ModerationDecision["outcome"];
  reason: string | null;
  decided_by: string;
  decided_at: Date;
  decided_micros: string;
  name: string | null;
  from_version: string | null;
  after_version: string | null;
  before: Record<string, unknown> | null;
  undo_until: Date | null;
  undone: boolean;
  late: boolean;
}

/** Seconds after the end of undoing in which a transaction that has begun before may still commit. */
const MARGIN = 10;

/**
 * Of `decision`, a row: the time from which its person is told. It holds for an undone one too: whoever has read the item
 * just before that must not tell either.
 */
export const notifiedFrom = `decision.undo_until + ${MARGIN} * interval '1 second'`;

const columns = `decision.id, decision.kind, decision.item_id, decision.outcome, decision.reason, decision.decided_by,
  decision.decided_at, ${administratorName} as name, decision.from_version, decision.after_version, decision.before,
  ${toMicroseconds("decision.decided_at")} as decided_micros, decision.undo_until,
  decision.undone_at is not null as undone, coalesce(decision.undo_until < now(), true) as late`;

const from = `from moderation_decision decision
  left join "user" administrator on administrator.id = decision.decided_by`;

/** Stores a decision in the transaction that carries it out. Its time is that of the transaction. */
export async function storeDecision(sql: Sql, decision: DecisionToStore, undoing?: Undoing): Promise<string> {
  const id = generateEntityId("", "mdec");
  const { kind, itemId, outcome, reason, adminId, fromVersion, undoable } = decision;
  const seconds = undoable && undoing && canUndo(kind, outcome) ? moderationTimes.undo : null;
  await sql(
    `insert into moderation_decision (id, kind, item_id, outcome, reason, decided_by, decided_at, from_version,
       after_version, before, undo_until)
     values (?, ?, ?, ?, ?, ?, now(), ?, ?, ?::jsonb, now() + ?::int * interval '1 second')`,
    [
      id,
      kind,
      itemId,
      outcome,
      reason,
      adminId,
      fromVersion ?? null,
      undoing?.afterVersion ?? null,
      undoing ? JSON.stringify(undoing.before) : null,
      seconds,
    ],
  );
  return id;
}

const view = (row: DecisionRow): ModerationDecision => ({
  id: row.id,
  kind: row.kind,
  itemId: row.item_id,
  outcome: row.outcome,
  reason: row.reason,
  at: new Date(row.decided_at).toISOString(),
  by: { id: row.decided_by, name: row.name ?? "" },
  undoUntil: row.undone || !row.undo_until ? null : new Date(row.undo_until).toISOString(),
});

export async function readDecision(sql: Sql, id: string): Promise<ModerationDecision> {
  const [row] = await sql<DecisionRow>(`select ${columns} ${from} where decision.id = ?`, [id]);
  if (!row) throw noSuchDecision();
  return view(row);
}

interface LatestDecision {
  decision: ModerationDecision;
  /** that it was made from */
  fromVersion: string | null;
  /** microseconds */
  decidedAt: string;
}

/** The latest decision about an item that was not undone. */
export async function readLatestDecision(sql: Sql, itemId: string): Promise<LatestDecision | undefined> {
  const [row] = await sql<DecisionRow>(
    `select ${columns} ${from} where decision.item_id = ? and decision.undone_at is null
       and decision.deleted_at is null order by decision.decided_at desc, decision.id desc limit 1`,
    [itemId],
  );
  return row && { decision: view(row), fromVersion: row.from_version, decidedAt: row.decided_micros };
}

/**
 * Locks a decision of this administrator for undoing it; undefined when it is undone already.
 * @throws ShopError 404 decision_not_found, 409 undo_expired
 */
export async function holdDecision(
  sql: Sql,
  { id, adminId }: { id: string; adminId: string },
): Promise<
  { kind: ModerationKind; itemId: string; afterVersion: string; before: DecisionRow["before"] } | undefined
> {
  await sql("select from moderation_decision where id = ? for update", [id]);
  const [row] = await sql<DecisionRow>(
    `select ${columns} ${from} where decision.id = ? and decision.decided_by = ? and decision.deleted_at is null`,
    [id, adminId],
  );
  if (!row) throw noSuchDecision();
  if (row.undone) return undefined;
  if (row.late) throw new ShopError(409, "undo_expired", "It is too late to undo this");
  return {
    kind: row.kind,
    itemId: row.item_id,
    afterVersion: row.after_version ?? "",
    before: row.before,
  };
}

export const endDecision = (sql: Sql, id: string) =>
  sql("update moderation_decision set undone_at = now(), updated_at = now() where id = ?", [id]);

const noSuchDecision = () => new ShopError(404, "decision_not_found", "There is no such decision");

export const undoRefused = () =>
  new ShopError(409, "undo_refused", "Something has changed since the decision");
