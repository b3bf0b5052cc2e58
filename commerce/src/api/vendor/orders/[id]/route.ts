import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findParcelRow } from "../../../../workflows/parcel/read-parcels.ts";
import { viewShopParcel } from "../../../../workflows/parcel/view-parcel.ts";
import { getMember } from "../../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const row = await findParcelRow(req.scope, getMember(req).sellerId, req.params.id ?? "");
  res.json({ parcel: viewShopParcel(row) });
}
