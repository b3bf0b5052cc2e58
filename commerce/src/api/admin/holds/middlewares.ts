import { shopMoneyRoutes } from "@bezak/contract/shop-money.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Requires the password to hold payouts and to release a hold. */
export const holdMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/sellers/:id/holds", methods: ["POST"], middlewares: [requireConfirmation] },
  { matcher: "/admin/holds/:id/release", methods: ["POST"], middlewares: [requireConfirmation] },
  ...bodyMiddlewares(shopMoneyRoutes),
];
