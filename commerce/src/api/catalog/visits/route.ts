import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { countVisit } from "../../../workflows/visit/count-visits.ts";
import type { VisitBody } from "./validators.ts";

/** Counts a visit in which a product was seen. */
export async function POST(req: MedusaRequest<VisitBody>, res: MedusaResponse): Promise<void> {
  await countVisit(req.scope, req.validatedBody.client);
  res.json({});
}
