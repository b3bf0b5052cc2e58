import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";
import { AdjustmentBody, FailedBody, PaidBody, SettingsBody } from "./validators.ts";

/** Whatever moves money or decides how much of it. */
export const payoutMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/payouts*", methods: ["POST"], middlewares: [requireConfirmation] },
  { matcher: "/admin/sellers/:id/adjustments", methods: ["POST"], middlewares: [requireConfirmation] },
  { matcher: "/admin/adjustments*", methods: ["POST"], middlewares: [requireConfirmation] },
  {
    matcher: "/admin/payouts/:id/paid",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(PaidBody)],
  },
  {
    matcher: "/admin/payouts/:id/failed",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(FailedBody)],
  },
  {
    matcher: "/admin/payouts/settings",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(SettingsBody)],
  },
  {
    matcher: "/admin/sellers/:id/adjustments",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(AdjustmentBody)],
  },
];
