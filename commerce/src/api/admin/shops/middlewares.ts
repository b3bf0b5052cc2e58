import { sellerAdminRoutes } from "@bezak/contract/seller-admin.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

export const shopAdminMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/shops/:id/cash-collector", methods: ["POST"], middlewares: [requireConfirmation] },
  ...bodyMiddlewares(sellerAdminRoutes),
];
