import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../parse-query.ts";
import { readSuggestionsJson } from "../../../catalog/read-suggestions.ts";
import { sendJson } from "../../../catalog/send-json.ts";
import { suggestQuery } from "../../../catalog/suggest-query.ts";

/** Suggests products, categories and sellers for partly typed words. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  sendJson(res, await readSuggestionsJson(req.scope, parseQuery(suggestQuery, req.query)));
}
