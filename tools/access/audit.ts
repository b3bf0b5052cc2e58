import type { CallName } from "@bezak/contract/access-table.ts";
import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import type { Route } from "@bezak/contract/route.ts";
import { fetchData, type Ask } from "./ask.ts";

/** Reads that are recorded like writes: they give away what only an administrator may see. */
const reads: ReadonlySet<CallName> = new Set([
  "refundAccount",
  "auditFile",
  ...(Object.keys(listExportRoutes) as (keyof typeof listExportRoutes)[]),
]);

/** Whether the call, made by an administrator, belongs into the audit log: every write that names them and is not exempt, and these reads. */
export const isAudited = (name: CallName, { method, access, readsOnly, unrecorded }: Route): boolean =>
  reads.has(name) ||
  (access !== "public" && access.includes("admin") && method !== "GET" && !readsOnly && !unrecorded);

/** The number of entries that the audit log has for an answered request. */
export async function countEntries(ask: Ask, token: string, answer: Response): Promise<number> {
  const entries = await fetchData<{ requestId: string | null }[]>(ask, "GET", "/admin/audit?limit=20", token);
  const requestId = answer.headers.get("x-request-id");
  return entries.filter((entry) => requestId !== null && entry.requestId === requestId).length;
}
