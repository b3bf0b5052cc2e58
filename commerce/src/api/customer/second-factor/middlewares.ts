import { secondFactorRoutes } from "@bezak/contract/second-factor.ts";
import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";
import { auditAdministrators } from "../../audit-administrators.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

export const secondFactorMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/second-factor*", middlewares: [authenticate(["customer", "user"], ["bearer"])] },
  { matcher: "/customer/second-factor*", middlewares: [auditAdministrators] },
  { matcher: "/customer/second-factor", methods: ["POST", "DELETE"], middlewares: [requireConfirmation] },
  {
    matcher: "/customer/second-factor/recovery-codes",
    methods: ["POST"],
    middlewares: [requireConfirmation],
  },
  ...bodyMiddlewares(secondFactorRoutes),
];
