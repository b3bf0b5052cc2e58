import type { AuditOutcome } from "@bezak/contract/audit-outcomes.ts";

export interface AuditFilter {
  actorId?: string;
  /** id of an object that the action named or created */
  subject?: string;
  /** with the method or without; `*` stands for any text */
  action?: string;
  outcome?: AuditOutcome;
  /** in the call, the ids, the reason, the body, the network address and the request id */
  q?: string;
  /** inclusive */
  from?: Date;
  /** exclusive */
  until?: Date;
}

const outcomes: Record<AuditOutcome, string> = {
  done: "a.status < 400",
  refused: "a.status between 400 and 499",
  failed: "a.status >= 500",
  unknown: "a.status is null",
};

/** Ids of the objects that an entry names or created; an index has this expression. */
export const OBJECTS = "string_to_array(coalesce(a.subject, '') || ' ' || coalesce(a.result, ''), ' ')";

const SEARCHED = `lower(concat_ws(' ', a.action, a.subject, a.result, a.reason, a.said->'body', a.address, a.request_id))`;

function actionPattern(action: string): string {
  const escaped = action.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll("*", "%");
  return action.startsWith("/") ? `% ${escaped}` : escaped;
}

/** The condition on `admin_audit a`, with its values in order. */
export function toWhere(filter: AuditFilter): { where: string; values: unknown[] } {
  const { actorId, subject, action, outcome, q, from, until } = filter;
  const conditions: [condition: string, value?: unknown][] = [];
  if (actorId !== undefined) conditions.push(["a.actor_id = ?", actorId]);
  if (subject !== undefined) conditions.push([`${OBJECTS} @> array[?::text]`, subject]);
  if (action !== undefined) conditions.push(["a.action like ?", actionPattern(action)]);
  if (outcome !== undefined) conditions.push([outcomes[outcome]]);
  if (q) conditions.push([`strpos(${SEARCHED}, ?) > 0`, q.toLowerCase()]);
  if (from !== undefined) conditions.push(["a.created_at >= ?", from]);
  if (until !== undefined) conditions.push(["a.created_at < ?", until]);
  return {
    where: ["where a.deleted_at is null", ...conditions.map(([condition]) => condition)].join(" and "),
    values: conditions.flatMap(([, ...value]) => value),
  };
}
