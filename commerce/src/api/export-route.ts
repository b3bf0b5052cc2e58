import type { TableFormat } from "@bezak/contract/import-status.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { sendFile } from "../documents/send-file.ts";
import { exportList } from "../workflows/list-export/export-list.ts";
import type { ListExport } from "../workflows/list-export/list-export.ts";
import { LanguageQuery } from "./language-query.ts";
import { parseQuery } from "./parse-query.ts";

/** The route that sends a list of administrators as a file. `toChoice` adds what the caller may see of it. */
export function exportRoute<Query extends { format: TableFormat }, Row>(
  call: { query: z.ZodType<Query> },
  list: ListExport<Query, Row>,
  toChoice: (query: Query, req: MedusaRequest) => Query = (query) => query,
) {
  return async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
    const { language: sent, ...query } = req.query;
    const { language } = parseQuery(LanguageQuery, { language: sent });
    const choice = toChoice(parseQuery(call.query, query), req);
    const { format } = choice;
    await sendFile(req, res, await exportList(req.scope, list, { choice, format, language }));
  };
}
