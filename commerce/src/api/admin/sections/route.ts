import { contentAdminRoutes } from "@bezak/contract/content-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listSections } from "../../../workflows/content/list-content.ts";
import { createSection } from "../../../workflows/content/save-section.ts";
import type { RequestBody } from "../../body-middlewares.ts";
import { getIdempotencyKey } from "../../idempotency-key.ts";
import { parseQuery } from "../../parse-query.ts";

/** Lists all sections: `{sections, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(contentAdminRoutes.administeredSections.query, req.query);
  res.json(await listSections(req.scope, query));
}

/** Creates a section: 201 `{section}`. Without an `Idempotency-Key` every request is a new one. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof contentAdminRoutes.createSection>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const creation = { adminId, body: req.validatedBody, key: getIdempotencyKey(req) };
  res.status(201).json({ section: await createSection(req.scope, creation) });
}
