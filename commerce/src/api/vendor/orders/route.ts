import { parcelsRoutes } from "@bezak/contract/parcels.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readParcels } from "../../../workflows/parcel/read-parcels.ts";
import { parsePage } from "../../parse-query.ts";
import { getMember } from "../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { status: tab, ...choice } = parsePage(parcelsRoutes.parcels.query, req.query);
  const { sellerId } = getMember(req);
  res.json(await readParcels(req.scope, sellerId, { ...choice, tab }));
}
