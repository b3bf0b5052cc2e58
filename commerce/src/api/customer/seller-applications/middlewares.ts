import { authenticate, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { ApplicationBody } from "./validators.ts";

export const applicationMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/seller-applications*", middlewares: [authenticate("customer", ["bearer"])] },
  {
    matcher: "/customer/seller-applications",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(ApplicationBody)],
  },
];
