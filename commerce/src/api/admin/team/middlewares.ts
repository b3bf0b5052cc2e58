import { adminTeamRoutes } from "@bezak/contract/admin-team.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Validates the bodies of all calls about invitations; inviting needs the password. */
export const adminTeamMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/team/invitations", methods: ["POST"], middlewares: [requireConfirmation] },
  ...bodyMiddlewares(adminTeamRoutes),
];
