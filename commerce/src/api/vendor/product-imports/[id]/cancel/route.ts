import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cancelImport } from "../../../../../workflows/product-import/move-import.ts";
import { viewImport } from "../../../../../workflows/product-import/view-import.ts";
import { LanguageQuery } from "../../../../language-query.ts";
import { parseQuery } from "../../../../parse-query.ts";
import { getMember } from "../../../resolve-member.ts";

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { language } = parseQuery(LanguageQuery, req.query);
  const row = await cancelImport(req.scope, getMember(req).sellerId, req.params.id ?? "");
  res.json({ import: await viewImport(req.scope, row, language) });
}
