import { refundsOwedRoutes } from "@bezak/contract/refunds-owed.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Requires the password to read a full account number or to record a manual refund. */
export const refundOwedMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/refunds-owed/:id/account", middlewares: [requireConfirmation] },
  { matcher: "/admin/refunds-owed/:id/paid", middlewares: [requireConfirmation] },
  ...bodyMiddlewares(refundsOwedRoutes),
];
