import { productImportsRoutes } from "@bezak/contract/product-imports.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendFile } from "../../../../documents/send-file.ts";
import { exportProducts } from "../../../../workflows/product-import/make-files.ts";
import { createLanguageQuery } from "../../../language-query.ts";
import { parseQuery } from "../../../parse-query.ts";
import { getMember } from "../../resolve-member.ts";

const Query = createLanguageQuery(productImportsRoutes.exportProducts);

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const wish = parseQuery(Query, req.query);
  await sendFile(req, res, await exportProducts(req.scope, getMember(req).sellerId, wish));
}
