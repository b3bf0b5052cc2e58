import { NewOrder, ordersRoutes, QuoteRequest } from "@bezak/contract/orders.ts";
import { paymentsRoutes } from "@bezak/contract/payments.ts";
import { returnsRoutes } from "@bezak/contract/returns.ts";
import { authenticate, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

export const orderMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/orders*", middlewares: [authenticate("customer", ["bearer"])] },
  { matcher: "/customer/orders", methods: ["POST"], middlewares: [validateAndTransformBody(NewOrder)] },
  { matcher: "/customer/returns*", middlewares: [authenticate("customer", ["bearer"])] },
  { matcher: "/customer/payments*", middlewares: [authenticate("customer", ["bearer"])] },
  ...bodyMiddlewares(ordersRoutes),
  ...bodyMiddlewares(returnsRoutes),
  ...bodyMiddlewares(paymentsRoutes),
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
