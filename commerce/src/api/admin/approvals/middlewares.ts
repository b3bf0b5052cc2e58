import { approvalsRoutes } from "@bezak/contract/approvals.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Requires the password to request and to decide; withdrawing moves nothing and permits nothing. */
export const approvalMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/approvals", methods: ["POST"], middlewares: [requireConfirmation] },
  { matcher: "/admin/approvals/:id/approve", methods: ["POST"], middlewares: [requireConfirmation] },
  { matcher: "/admin/approvals/:id/refuse", methods: ["POST"], middlewares: [requireConfirmation] },
  ...bodyMiddlewares(approvalsRoutes),
];
