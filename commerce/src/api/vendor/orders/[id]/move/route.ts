import type { parcelsRoutes } from "@bezak/contract/parcels.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findParcelRow } from "../../../../../workflows/parcel/read-parcels.ts";
import { stepParcel } from "../../../../../workflows/parcel/step-parcel.ts";
import { viewShopParcel } from "../../../../../workflows/parcel/view-parcel.ts";
import { getMember } from "../../../resolve-member.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** A repeat returns the same response and changes nothing. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof parcelsRoutes.moveParcel>>,
  res: MedusaResponse,
): Promise<void> {
  const { sellerId } = getMember(req);
  const row = await findParcelRow(req.scope, sellerId, req.params.id ?? "");
  await stepParcel(req.scope, row, { ...req.validatedBody, actor: "seller" });
  res.json({ parcel: viewShopParcel(await findParcelRow(req.scope, sellerId, row.id)) });
}
