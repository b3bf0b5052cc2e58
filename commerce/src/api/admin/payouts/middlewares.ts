import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { AdjustmentBody, FailedBody, PaidBody, SettingsBody } from "./validators.ts";

export const payoutMiddlewares: MiddlewareRoute[] = [
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
