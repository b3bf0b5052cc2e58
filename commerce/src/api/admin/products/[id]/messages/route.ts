import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readMessages } from "../../../../../workflows/product-check/messages.ts";
import { readOwner } from "../../../../../workflows/product/read-any-product.ts";
import { readSql } from "../../../../../workflows/users/sql.ts";

/** What administrators did to a product, and what its shop answered: `{messages, answerWaits}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? "";
  await readOwner(req.scope, id);
  res.json(await readMessages(readSql(req.scope), id, { named: true }));
}
