import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireSection } from "../resolve-member.ts";

export const dashboardMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/dashboard*", middlewares: [requireSection("dashboard")] },
];
