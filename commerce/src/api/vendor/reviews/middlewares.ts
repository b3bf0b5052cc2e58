import { dashboardRoutes } from "@bezak/contract/dashboard.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireSection } from "../resolve-member.ts";

export const shopReviewMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/reviews*", middlewares: [requireSection("reviews")] },
  ...bodyMiddlewares(dashboardRoutes),
];
