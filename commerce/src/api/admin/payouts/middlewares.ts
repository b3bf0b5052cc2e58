import { bankFilesRoutes } from "@bezak/contract/bank-files.ts";
import { payoutsRoutes } from "@bezak/contract/payouts.ts";
import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Requires the password for calls that move money or decide amounts. */
export const payoutMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/payouts*", methods: ["POST"], middlewares: [requireConfirmation] },
  { matcher: "/admin/sellers/:id/adjustments", methods: ["POST"], middlewares: [requireConfirmation] },
  { matcher: "/admin/adjustments*", methods: ["POST"], middlewares: [requireConfirmation] },
  {
    matcher: "/admin/sellers/:id/adjustments",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(payoutsRoutes.adjustBalance.body)],
  },
  ...bodyMiddlewares(payoutsRoutes),
  ...bodyMiddlewares(bankFilesRoutes),
];
