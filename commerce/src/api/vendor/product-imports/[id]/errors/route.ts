import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendFile } from "../../../../../documents/send-file.ts";
import { errorFile } from "../../../../../workflows/product-import/make-files.ts";
import { LanguageQuery } from "../../../../language-query.ts";
import { parseQuery } from "../../../../parse-query.ts";
import { getMember } from "../../../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { language } = parseQuery(LanguageQuery, req.query);
  const wish = { id: req.params.id ?? "", language };
  await sendFile(req, res, await errorFile(req.scope, getMember(req).sellerId, wish));
}
