import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { errorFile } from "../../../../../workflows/product-import/make-files.ts";
import { parseQuery } from "../../../../parse-query.ts";
import { memberOf } from "../../../resolve-member.ts";
import { sendTable } from "../../send-table.ts";
import { LanguageQuery } from "../../validators.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { language } = parseQuery(LanguageQuery, req.query);
  const wish = { id: req.params.id ?? "", language };
  await sendTable(res, await errorFile(req.scope, memberOf(req).sellerId, wish));
}
