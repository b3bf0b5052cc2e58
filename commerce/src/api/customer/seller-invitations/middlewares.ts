import { authenticate, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { InvitationToken } from "../../internal/seller-invitations/validators.ts";

/** Accepting an invitation is for a person. */
export const acceptanceMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/seller-invitations*", middlewares: [authenticate("customer", ["bearer"])] },
  {
    matcher: "/customer/seller-invitations",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(InvitationToken)],
  },
];
