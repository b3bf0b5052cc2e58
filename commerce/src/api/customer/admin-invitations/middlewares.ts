import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Requires a signed-in customer who has just given the password; the team's middlewares validate the bodies. */
export const adminAcceptanceMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/admin-invitations*", middlewares: [authenticate("customer", ["bearer"])] },
  { matcher: "/customer/admin-invitations", methods: ["POST"], middlewares: [requireConfirmation] },
];
