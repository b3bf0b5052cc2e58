import type { AuditFormat } from "@bezak/contract/audit-outcomes.ts";
import * as routes from "@bezak/contract/routes/audit.ts";
import { administeredUsers } from "@bezak/contract/routes/user-admin.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { toAuditFilters, type AuditChoice } from "./audit-address.ts";

const pageLength = 20;

/** Administrators that the filter offers; a marketplace has fewer. */
const mostAdministrators = 100;

export function auditQuery(api: ApiClient, choice: AuditChoice) {
  const { before, after } = choice;
  const query = { ...toAuditFilters(choice), before, after, limit: pageLength };
  return queryOptions({
    queryKey: ["audit", query],
    queryFn: ({ signal }) => api.call(routes.auditEntries, { query, signal }),
    placeholderData: keepPreviousData,
    // every act of everybody adds to it
    staleTime: 0,
  });
}

/** The administrators of now; those of earlier entries may be others. */
export function administratorsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["administrators"],
    queryFn: async ({ signal }) => {
      const query = { role: "admin", limit: mostAdministrators } as const;
      const { data } = await api.call(administeredUsers, { query, signal });
      return data.map(({ id, email }) => ({ id, email }));
    },
  });
}

/** Saves everything that fits the filters. */
export const downloadAudit = (api: ApiClient, choice: AuditChoice, format: AuditFormat): Promise<void> =>
  downloadFile(api, routes.auditFile, { query: { ...toAuditFilters(choice), format } });
