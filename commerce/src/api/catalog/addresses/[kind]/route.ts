import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { parseQuery } from "../../../parse-query.ts";
import { readAddresses } from "../../../../catalog/read-addresses.ts";
import { ShopError } from "../../../../shop-error.ts";

const kinds = z.enum(["products", "categories", "sellers"]);
const addressQuery = z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) });

/** Lists the addresses of public pages, a thousand per response. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const kind = kinds.safeParse(req.params.kind);
  if (!kind.success) throw new ShopError(404, "not_found", "There are no such pages.");
  const { page } = parseQuery(addressQuery, req.query);
  res.json(await readAddresses(req.scope, kind.data, page));
}
