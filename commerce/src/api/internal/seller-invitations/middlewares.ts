import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { InvitationToken } from "./validators.ts";

/** What an invitation says is for whoever has its link. */
export const invitationMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/internal/seller-invitations",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(InvitationToken)],
  },
];
