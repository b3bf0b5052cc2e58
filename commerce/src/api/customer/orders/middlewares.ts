import { authenticate, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { NewOrder, QuoteRequest } from "./validators.ts";

export const orderMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/orders*", middlewares: [authenticate("customer", ["bearer"])] },
  { matcher: "/customer/orders", methods: ["POST"], middlewares: [validateAndTransformBody(NewOrder)] },
  { matcher: "/catalog/quote", methods: ["POST"], middlewares: [validateAndTransformBody(QuoteRequest)] },
];
