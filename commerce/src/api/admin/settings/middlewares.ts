import { marketplaceSettingsRoutes } from "@bezak/contract/marketplace-settings.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Requires the password, because the settings decide what buyers pay and what shops earn. */
export const marketplaceSettingsMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/settings", methods: ["POST"], middlewares: [requireConfirmation] },
  ...bodyMiddlewares(marketplaceSettingsRoutes),
];
