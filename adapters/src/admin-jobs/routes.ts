import { JobRow, type adminJobsRoutes } from "@bezak/contract/admin-jobs.ts";
import { describeRowCode } from "@bezak/contract/job-row-text.ts";
import { z } from "zod";
import { asAdministrator } from "../administrator.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../commerce.ts";
import { getPagination } from "../pagination.ts";

const Rows = z.object({
  rows: z.array(JobRow.omit({ text: true })),
  count: z.int().min(0),
  next: z.string().nullish(),
});

/** The rows with the sentences of their codes. */
export function adminJobsHandlers(commerce: Commerce): Handlers<typeof adminJobsRoutes> {
  return {
    async jobRows({ params, query, session, language, requestId }) {
      const path = `/admin/jobs/${encodeURIComponent(params.id)}/rows`;
      const call = { query, ...asAdministrator({ session, requestId }) };
      const { rows, count, next } = await commerce.get(path, Rows, call);
      const data = rows.map((row) => ({ ...row, text: describeRowCode(row.code, language) }));
      return { success: true, data, pagination: getPagination(query, count, next) };
    },
  };
}
