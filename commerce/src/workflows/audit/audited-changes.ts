import { isDeepStrictEqual } from "node:util";
import type { AuditedRows } from "../../modules/admin-audit/service.ts";
import { SETTINGS_ID } from "./audited-tables.ts";
import { HIDDEN, hidePersonal } from "./hide-personal.ts";
import { auditedTableOf } from "./read-audited-rows.ts";

type Fields = Record<string, unknown>;

/** The fields of a row that the log may store. */
function toStored(id: string, row: Fields): Fields {
  // settings are not rows of people
  if (id === SETTINGS_ID) return hidePersonal(row, { isPublic: true }) as Fields;
  const { stored = [], personal = [], more = {} } = auditedTableOf(id) ?? {};
  const shown = [...stored, ...Object.keys(more)].map((name) => [name, row[name] ?? null]);
  const hidden = personal.map((name) => [name, (row[name] ?? null) === null ? null : HIDDEN]);
  return { ...(hidePersonal(Object.fromEntries(shown)) as Fields), ...Object.fromEntries(hidden) };
}

/** The rows as they may be stored. */
export const toStoredRows = (rows: AuditedRows): AuditedRows =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, row && toStored(id, row)]));

/**
 * By id the fields that differ, as they may be stored: of a created row all, null for a deleted one. Compares the rows
 * with their personal data, so that a changed name is visible as `***`. Null when nothing differs.
 */
export function findChanges(before: AuditedRows, after: AuditedRows): AuditedRows | null {
  const changes: AuditedRows = {};
  for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, current] = [before[id] ?? null, after[id] ?? null];
    if (current === null) {
      if (old !== null) changes[id] = null;
      continue;
    }
    const stored = Object.entries(toStored(id, current));
    const fields = stored.filter(
      ([name]) => old === null || !isDeepStrictEqual(old[name] ?? null, current[name] ?? null),
    );
    if (fields.length > 0) changes[id] = Object.fromEntries(fields);
  }
  return Object.keys(changes).length > 0 ? changes : null;
}
