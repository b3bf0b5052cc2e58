import type { marketplaceSettingsRoutes } from "@bezak/contract/marketplace-settings.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeMarketplaceSettings } from "../../../workflows/marketplace-settings/change-marketplace-settings.ts";
import { readMarketplaceSettings } from "../../../workflows/marketplace-settings/read-marketplace-settings.ts";
import { inTransaction } from "../../../workflows/users/sql.ts";
import type { RequestBody } from "../../body-middlewares.ts";

/** Returns the settings of the marketplace: `{settings}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ settings: await inTransaction(req.scope, readMarketplaceSettings) });
}

export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof marketplaceSettingsRoutes.changeMarketplaceSettings>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: administrator } = req.auth_context;
  res.json({ settings: await changeMarketplaceSettings(req.scope, req.validatedBody, administrator) });
}
