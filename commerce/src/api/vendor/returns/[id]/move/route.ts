import type { parcelsRoutes } from "@bezak/contract/parcels.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { moveReturn } from "../../../../../workflows/return/move-return.ts";
import { readShopReturn } from "../../../../../workflows/return/shop-returns.ts";
import { getMember } from "../../../resolve-member.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** A repeat returns the same response and changes nothing. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof parcelsRoutes.moveSellerReturn>>,
  res: MedusaResponse,
): Promise<void> {
  const { sellerId } = getMember(req);
  const { status: to, reason, restock = true } = req.validatedBody;
  const returnId = req.params.id ?? "";
  await moveReturn(req.scope, { returnId, sellerId, to, reason, restock, actor: "seller" });
  res.json({ return: await readShopReturn(req.scope, sellerId, returnId) });
}
