import { JobRow, type adminJobsRoutes } from "@bezak/contract/admin-jobs.ts";
import type { Language } from "@bezak/contract/languages.ts";
import { z } from "zod";
import { asAdministrator } from "../administrator.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../commerce.ts";
import { errorTexts } from "@bezak/contract/error-texts.ts";
import { isErrorCode } from "../errors.ts";
import { getPagination } from "../pagination.ts";

const Rows = z.object({ rows: z.array(JobRow.omit({ text: true })), count: z.int().min(0) });

const toText = (code: string | null, language: Language): string | null =>
  code === null ? null : errorTexts[isErrorCode(code) ? code : "server_error"][language];

/** The rows with the sentences of their codes. */
export function adminJobsHandlers(commerce: Commerce): Handlers<typeof adminJobsRoutes> {
  return {
    async jobRows({ params, query, session, language, requestId }) {
      const path = `/admin/jobs/${encodeURIComponent(params.id)}/rows`;
      const call = { query, ...asAdministrator({ session, requestId }) };
      const { rows, count } = await commerce.get(path, Rows, call);
      const data = rows.map((row) => ({ ...row, text: toText(row.code, language) }));
      return { success: true, data, pagination: getPagination(query, count) };
    },
  };
}
