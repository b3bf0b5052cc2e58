import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { RuleBody } from "./validators.ts";

export const commissionRuleMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/commission-rules",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(RuleBody)],
  },
];
