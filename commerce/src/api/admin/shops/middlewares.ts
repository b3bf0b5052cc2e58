import { sellerAdminRoutes } from "@bezak/contract/seller-admin.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodiesOf } from "../../bodies-of.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

export const shopAdminMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/shops/:id/cash-collector", methods: ["POST"], middlewares: [requireConfirmation] },
  ...bodiesOf(sellerAdminRoutes),
];
