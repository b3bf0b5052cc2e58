import { authenticate, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";
import { StartPayment } from "../payments/validators.ts";
import { CancelOrder, NewOrder, NewReturn, QuoteRequest } from "./validators.ts";

export const orderMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/orders*", middlewares: [authenticate("customer", ["bearer"])] },
  { matcher: "/customer/orders", methods: ["POST"], middlewares: [validateAndTransformBody(NewOrder)] },
  { matcher: "/customer/returns*", middlewares: [authenticate("customer", ["bearer"])] },
  { matcher: "/customer/payments*", middlewares: [authenticate("customer", ["bearer"])] },
  { matcher: "/customer/payments", methods: ["POST"], middlewares: [validateAndTransformBody(StartPayment)] },
  {
    matcher: "/customer/orders/:id/cancel",
    methods: ["PATCH"],
    middlewares: [validateAndTransformBody(CancelOrder)],
  },
  {
    matcher: "/customer/orders/:id/returns",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(NewReturn)],
  },
  {
    matcher: "/customer/orders/:id/refund-account",
    methods: ["POST"],
    middlewares: [requireConfirmation],
  },
  {
    matcher: "/catalog/quote",
    methods: ["POST"],
    middlewares: [
      authenticate("customer", ["bearer"], { allowUnauthenticated: true }),
      validateAndTransformBody(QuoteRequest),
    ],
  },
];
