import { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import { orderTimelineRoutes } from "@bezak/contract/order-timeline.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";

export const orderAdminMiddlewares: MiddlewareRoute[] = [
  ...bodyMiddlewares(orderAdminRoutes),
  ...bodyMiddlewares(orderTimelineRoutes),
];
