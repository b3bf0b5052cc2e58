import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { RefundPaymentBody } from "./validators.ts";

export const refundOwedMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/refunds-owed/:id/paid",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(RefundPaymentBody)],
  },
];
