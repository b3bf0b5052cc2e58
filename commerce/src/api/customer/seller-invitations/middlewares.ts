import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";

/** Requires a signed-in customer; the shop middlewares validate the bodies. */
export const acceptanceMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/seller-invitations*", middlewares: [authenticate("customer", ["bearer"])] },
];
