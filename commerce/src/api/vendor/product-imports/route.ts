import { productImportsRoutes } from "@bezak/contract/product-imports.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { drainAfterUse } from "../../../uploads/drain.ts";
import { createFormParser } from "../../../uploads/read-parts.ts";
import { receiveTable } from "../../../uploads/receive-table.ts";
import { getImports } from "../../../workflows/product-import/import-module.ts";
import { takeTable } from "../../../workflows/product-import/take-table.ts";
import { viewImport, viewImports } from "../../../workflows/product-import/view-import.ts";
import { createLanguageQuery, LanguageQuery } from "../../language-query.ts";
import { parsePage, parseQuery } from "../../parse-query.ts";
import { getMember } from "../resolve-member.ts";

const Query = createLanguageQuery(productImportsRoutes.productImports);

/** Lists imports of the caller's shop: `{imports, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, language } = parsePage(Query, req.query);
  const { sellerId } = getMember(req);
  const { rows, count } = await getImports(req.scope).page(sellerId, { limit, offset });
  res.json({ imports: await viewImports(req.scope, rows, language), count });
}

/** Accepts a spreadsheet in a multipart form: `{import}`, which is being checked or has failed. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { language } = parseQuery(LanguageQuery, req.query);
  const member = getMember(req);
  const taken = await drainAfterUse(req, async (body) =>
    receiveTable(body, createFormParser(req.get("content-type")), (table) =>
      takeTable(req.scope, member, table),
    ),
  );
  res.status(201).json({ import: await viewImport(req.scope, taken, language) });
}
