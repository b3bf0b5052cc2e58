import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendTable } from "../../../../documents/send-table.ts";
import { makeTemplate } from "../../../../workflows/product-import/make-files.ts";
import { parseQuery } from "../../../parse-query.ts";
import { FileQuery } from "../validators.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await sendTable(req, res, await makeTemplate(req.scope, parseQuery(FileQuery, req.query)));
}
