import { dashboardRoutes } from "@bezak/contract/dashboard.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodiesOf } from "../../bodies-of.ts";
import { requireRoom } from "../resolve-member.ts";

export const shopReviewMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/reviews*", middlewares: [requireRoom("reviews")] },
  ...bodiesOf(dashboardRoutes),
];
