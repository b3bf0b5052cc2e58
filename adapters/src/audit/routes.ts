import type { AuditEntry, auditRoutes } from "@bezak/contract/audit.ts";
import { asAdministrator } from "../administrator.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";

/** What administrators did; the shapes are commerce's. */
export function auditHandlers(commerce: Commerce): Handlers<typeof auditRoutes> {
  return {
    async auditEntries({ query, session, requestId }) {
      const call = { query, ...asAdministrator({ session, requestId }) };
      const { entries, count } = await commerce.get<{ entries: AuditEntry[]; count: number }>(
        "/admin/audit",
        call,
      );
      return { success: true, data: entries, pagination: paginationOf(query, count) };
    },
  };
}
