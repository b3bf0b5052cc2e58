import { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAllParcels } from "../../../workflows/parcel/administered-parcels.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists parcels of all shops: `{parcels, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { status: tab, ...choice } = parsePage(orderAdminRoutes.administeredParcels.query, req.query);
  res.json(await readAllParcels(req.scope, { ...choice, tab }));
}
