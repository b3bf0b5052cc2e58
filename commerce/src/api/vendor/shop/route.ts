import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOwnShop } from "../../../workflows/shop/read-own-shop.ts";
import { getMember } from "../resolve-member.ts";

/** Returns the caller's shop: `{shop}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ shop: await readOwnShop(req.scope, getMember(req)) });
}
