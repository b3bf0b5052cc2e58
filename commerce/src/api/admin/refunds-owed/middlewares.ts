import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";
import { RefundPaymentBody } from "./validators.ts";

/** Who reads an account whole or says that money was sent has given the password. */
export const refundOwedMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/refunds-owed/:id/account", middlewares: [requireConfirmation] },
  { matcher: "/admin/refunds-owed/:id/paid", middlewares: [requireConfirmation] },
  {
    matcher: "/admin/refunds-owed/:id/paid",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(RefundPaymentBody)],
  },
];
