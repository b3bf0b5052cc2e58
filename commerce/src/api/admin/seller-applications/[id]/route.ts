import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCompared } from "../../../../workflows/application/compare-application.ts";

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ application: await readCompared(req.scope, req.params.id ?? "") });
}
