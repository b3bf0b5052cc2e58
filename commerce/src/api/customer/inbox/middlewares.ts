import { authenticate, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { ChoicesBody } from "./validators.ts";

export const inboxMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/inbox*", middlewares: [authenticate("customer", ["bearer"])] },
  {
    matcher: "/customer/inbox/preferences",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(ChoicesBody)],
  },
];
