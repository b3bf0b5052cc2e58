import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShopReturn } from "../../../../workflows/return/shop-returns.ts";
import { getMember } from "../../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ return: await readShopReturn(req.scope, getMember(req).sellerId, req.params.id ?? "") });
}
