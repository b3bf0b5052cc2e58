import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Requires the password, because a rule decides every shop's earnings. The payout middlewares validate the bodies. */
export const commissionRuleMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/commission-rules*", methods: ["POST", "DELETE"], middlewares: [requireConfirmation] },
];
