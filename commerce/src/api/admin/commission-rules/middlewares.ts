import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Who sets a rule decides how much of every order a shop gets; the bodies are among those of payouts. */
export const commissionRuleMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/commission-rules*", methods: ["POST", "DELETE"], middlewares: [requireConfirmation] },
];
