import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireRoom } from "../resolve-member.ts";

export const dashboardMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/dashboard*", middlewares: [requireRoom("dashboard")] },
];
