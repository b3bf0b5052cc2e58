import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readSeller } from "../../../../catalog/read-seller.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ seller: await readSeller(req.scope, req.params.id ?? "") });
}
