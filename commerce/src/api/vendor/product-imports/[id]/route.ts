import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findImport, viewImport } from "../../../../workflows/product-import/view-import.ts";
import { LanguageQuery } from "../../../language-query.ts";
import { parseQuery } from "../../../parse-query.ts";
import { getMember } from "../../resolve-member.ts";

/** Returns the progress of an import: `{import}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { language } = parseQuery(LanguageQuery, req.query);
  const row = await findImport(req.scope, getMember(req).sellerId, req.params.id ?? "");
  res.json({ import: await viewImport(req.scope, row, language) });
}
