import { passkeyRoutes } from "@bezak/contract/passkeys.ts";
import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";
import { auditAdministrators } from "../../audit-administrators.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

export const passkeyMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/passkeys*", middlewares: [authenticate(["customer", "user"], ["bearer"])] },
  { matcher: "/customer/passkeys*", middlewares: [auditAdministrators] },
  { matcher: "/customer/passkeys/challenge", methods: ["POST"], middlewares: [requireConfirmation] },
  { matcher: "/customer/passkeys/:id", methods: ["DELETE"], middlewares: [requireConfirmation] },
  ...bodyMiddlewares(passkeyRoutes),
];
