import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readReviewed } from "../../../../workflows/application/read-applications.ts";

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ application: await readReviewed(req.scope, req.params.id ?? "") });
}
