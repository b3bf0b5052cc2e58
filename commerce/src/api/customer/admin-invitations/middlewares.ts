import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";

/** Requires a signed-in customer; the team's middlewares validate the bodies. */
export const adminAcceptanceMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/admin-invitations*", middlewares: [authenticate("customer", ["bearer"])] },
];
