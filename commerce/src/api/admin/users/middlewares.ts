import { personViewRoutes } from "@bezak/contract/person-views.ts";
import { userAdminRoutes } from "@bezak/contract/user-admin.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Of the changes only that of a role needs the password: `changeRole` requires it. */
export const userAdminMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/users/:id", methods: ["DELETE"], middlewares: [requireConfirmation] },
  { matcher: "/admin/users/:id/view", methods: ["POST"], middlewares: [requireConfirmation] },
  ...bodyMiddlewares(userAdminRoutes),
  ...bodyMiddlewares(personViewRoutes),
];
