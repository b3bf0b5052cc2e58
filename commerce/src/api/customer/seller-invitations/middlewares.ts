import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";

/** Accepting an invitation is for a person; the bodies are among those of shops. */
export const acceptanceMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/seller-invitations*", middlewares: [authenticate("customer", ["bearer"])] },
];
