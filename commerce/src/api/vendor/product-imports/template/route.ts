import { productImportsRoutes } from "@bezak/contract/product-imports.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendFile } from "../../../../documents/send-file.ts";
import { makeTemplate } from "../../../../workflows/product-import/make-files.ts";
import { createLanguageQuery } from "../../../language-query.ts";
import { parseQuery } from "../../../parse-query.ts";

const Query = createLanguageQuery(productImportsRoutes.importTemplate);

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await sendFile(req, res, await makeTemplate(req.scope, parseQuery(Query, req.query)));
}
