import { CardCode, CardDetails, Nothing } from "@bezak/contract/payments.ts";
import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";

const card = "/customer/payments/:id/card";

/** `/customer/payments*` has authenticated the caller already. */
export const cardMiddlewares: MiddlewareRoute[] = [
  { matcher: card, methods: ["POST"], middlewares: [validateAndTransformBody(CardDetails)] },
  { matcher: `${card}/confirm`, methods: ["POST"], middlewares: [validateAndTransformBody(CardCode)] },
  { matcher: `${card}/resend`, methods: ["POST"], middlewares: [validateAndTransformBody(Nothing)] },
];
