import { dashboardRoutes } from "@bezak/contract/dashboard.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireRoom } from "../resolve-member.ts";

export const shopReviewMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/reviews*", middlewares: [requireRoom("reviews")] },
  ...bodyMiddlewares(dashboardRoutes),
];
