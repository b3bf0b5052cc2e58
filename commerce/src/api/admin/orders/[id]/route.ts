import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAnyParcel } from "../../../../workflows/parcel/administered-parcels.ts";

/** One parcel with its order: `{parcel}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ parcel: await readAnyParcel(req.scope, req.params.id ?? "") });
}
