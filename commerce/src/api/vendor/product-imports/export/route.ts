import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportProducts } from "../../../../workflows/product-import/make-files.ts";
import { parseQuery } from "../../../parse-query.ts";
import { memberOf } from "../../resolve-member.ts";
import { sendTable } from "../send-table.ts";
import { FileQuery } from "../validators.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const wish = parseQuery(FileQuery, req.query);
  await sendTable(res, await exportProducts(req.scope, memberOf(req).sellerId, wish));
}
