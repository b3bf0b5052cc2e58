import { isAdminRank } from "@bezak/contract/admin-ranks.ts";
import type { AuditEntry } from "@bezak/contract/audit.ts";
import type { AuditedRows, AuditRow } from "../../modules/admin-audit/service.ts";
import { auditedTables, SETTINGS_ID } from "./audited-tables.ts";

function findType(id: string | undefined): string | null {
  if (id === undefined) return null;
  return id === SETTINGS_ID ? SETTINGS_ID : (auditedTables[id.split("_")[0] ?? ""]?.table ?? null);
}

/** An entry as the API shows it: of the rows before the act only what has changed, unless its outcome is unknown. */
export function viewEntry(row: AuditRow): AuditEntry {
  const { id, at, action, reason, address, status, requestId } = row;
  const subjects = [row.subject, row.result].flatMap((ids) => ids?.split(" ") ?? []);
  return {
    id,
    at: new Date(at).toISOString(),
    actor: {
      id: row.actorId,
      name: row.actorName,
      email: row.actorEmail,
      role: "admin",
      rank: isAdminRank(row.actedAs) ? row.actedAs : null,
    },
    action,
    objectType: findType(subjects[0]),
    objectId: subjects[0] ?? null,
    subjects,
    said: JSON.stringify((row.said as { body?: unknown }).body ?? null),
    reason,
    address,
    before: status === null ? row.before : changedOf(row),
    after: row.after,
    status,
    requestId,
  };
}

function changedOf({ before, after }: AuditRow): AuditedRows | null {
  if (after === null) return null;
  const pairs = Object.entries(after).map(([id, fields]): [string, AuditedRows[string]] => {
    const old = before?.[id] ?? null;
    if (old === null || fields === null) return [id, old];
    return [id, Object.fromEntries(Object.keys(fields).map((name) => [name, old[name] ?? null]))];
  });
  return Object.fromEntries(pairs);
}
