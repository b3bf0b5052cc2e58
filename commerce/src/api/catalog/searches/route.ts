import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { countSearch } from "../../../workflows/visit/count-visits.ts";
import type { SearchBody } from "../visits/validators.ts";

/** Counts a search of the catalogue. */
export async function POST(req: MedusaRequest<SearchBody>, res: MedusaResponse): Promise<void> {
  await countSearch(req.scope, req.validatedBody);
  res.json({});
}
