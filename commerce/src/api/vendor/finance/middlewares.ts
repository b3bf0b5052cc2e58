import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireSection } from "../resolve-member.ts";

export const financeMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/finance*", middlewares: [requireSection("finance")] },
];
