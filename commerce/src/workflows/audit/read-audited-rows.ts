import { settingNames } from "@bezak/contract/setting-limits.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { AuditedRows } from "../../modules/admin-audit/service.ts";
import { readRows } from "../../read-rows.ts";
import { auditedTables, READ_SETTINGS, SETTINGS_ID, type AuditedTable } from "./audited-tables.ts";

/** Objects of one request; a longer list is cut. */
const MOST_ROWS = 50;

const prefixOf = (id: string) => id.slice(0, id.indexOf("_"));

/** The table of an object; undefined for what the log stores no rows of. */
export const auditedTableOf = (id: string): AuditedTable | undefined =>
  Object.hasOwn(auditedTables, prefixOf(id)) ? auditedTables[prefixOf(id)] : undefined;

function statement({ table, more = {} }: AuditedTable): string {
  const further = Object.entries(more).map(([name, sql]) => `'${name}', ${sql}`);
  return `select t.id, to_jsonb(t) || jsonb_build_object(${further.join(", ")}) as row from "${table}" t where t.id = any(?::text[])`;
}

/** Reads the stored rows of these objects in one statement, with personal data; unknown and deleted ones are missing. */
export async function readAuditedRows(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<AuditedRows> {
  const groups = Map.groupBy(ids.slice(0, MOST_ROWS), auditedTableOf);
  const reads = [...groups].flatMap(([table, some]) =>
    table === undefined ? [] : [{ sql: statement(table), values: [some] }],
  );
  if (ids.includes(SETTINGS_ID)) reads.push({ sql: READ_SETTINGS, values: [[...settingNames]] });
  if (reads.length === 0) return {};
  const rows = await readRows<{ id: string; row: Record<string, unknown> }>(
    container,
    reads.map(({ sql }) => sql).join("\nunion all "),
    reads.flatMap(({ values }) => values),
  );
  // most tables keep a deleted row with its date
  const existing = rows.filter(({ row }) => (row.deleted_at ?? null) === null);
  return Object.fromEntries(existing.map(({ id, row }) => [id, row]));
}
