import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";
import { DefaultRuleBody, RuleBody } from "./validators.ts";

export const commissionRuleMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/commission-rules*", methods: ["POST", "DELETE"], middlewares: [requireConfirmation] },
  {
    matcher: "/admin/commission-rules",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(RuleBody)],
  },
  {
    matcher: "/admin/commission-rules/default",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(DefaultRuleBody)],
  },
];
