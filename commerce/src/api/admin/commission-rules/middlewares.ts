import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";
import { RuleBody } from "./validators.ts";

export const commissionRuleMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/commission-rules*", methods: ["POST", "DELETE"], middlewares: [requireConfirmation] },
  {
    matcher: "/admin/commission-rules",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(RuleBody)],
  },
];
