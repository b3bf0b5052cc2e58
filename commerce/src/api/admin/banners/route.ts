import { contentAdminRoutes } from "@bezak/contract/content-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listBanners } from "../../../workflows/content/list-content.ts";
import { createBanner } from "../../../workflows/content/save-banner.ts";
import type { RequestBody } from "../../body-middlewares.ts";
import { getIdempotencyKey } from "../../idempotency-key.ts";
import { parseQuery } from "../../parse-query.ts";

/** Lists all banners: `{banners, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(contentAdminRoutes.administeredBanners.query, req.query);
  res.json(await listBanners(req.scope, query));
}

/** Creates a banner: 201 `{banner}`. Without an `Idempotency-Key` every request is a new one. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof contentAdminRoutes.createBanner>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const creation = { adminId, body: req.validatedBody, key: getIdempotencyKey(req) };
  res.status(201).json({ banner: await createBanner(req.scope, creation) });
}
