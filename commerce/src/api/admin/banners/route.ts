import { contentAdminRoutes } from "@bezak/contract/content-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listBanners } from "../../../workflows/content/list-content.ts";
import { createBanner } from "../../../workflows/content/save-banner.ts";
import type { RequestBody } from "../../body-middlewares.ts";
import { parseQuery } from "../../parse-query.ts";

/** Lists all banners: `{banners, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(contentAdminRoutes.administeredBanners.query, req.query);
  res.json(await listBanners(req.scope, query));
}

/** Creates a banner: 201 `{banner}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof contentAdminRoutes.createBanner>>,
  res: MedusaResponse,
): Promise<void> {
  const banner = await createBanner(req.scope, req.auth_context.actor_id, req.validatedBody);
  res.status(201).json({ banner });
}
