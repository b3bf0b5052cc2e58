import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cities } from "../../../delivery/cities.ts";
import { readDeliverySettings } from "../../../delivery/delivery-settings.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ cities, ...(await readDeliverySettings(req.scope)) });
}
