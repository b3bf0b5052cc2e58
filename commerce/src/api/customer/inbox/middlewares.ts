import { authenticate, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { ChoicesBody } from "./validators.ts";

export const inboxMiddlewares: MiddlewareRoute[] = [
  // administrators have one as well; how they are told is not theirs to choose
  { matcher: "/customer/inbox*", middlewares: [authenticate(["customer", "user"], ["bearer"])] },
  { matcher: "/customer/inbox/preferences", middlewares: [authenticate("customer", ["bearer"])] },
  {
    matcher: "/customer/inbox/preferences",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(ChoicesBody)],
  },
];
