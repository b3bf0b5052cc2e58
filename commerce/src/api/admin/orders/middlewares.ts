import { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import { orderTimelineRoutes } from "@bezak/contract/order-timeline.ts";
import { returnAdminRoutes } from "@bezak/contract/return-admin.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

export const orderAdminMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/orders/:id/cancel", methods: ["PATCH"], middlewares: [requireConfirmation] },
  ...bodyMiddlewares(orderAdminRoutes),
  ...bodyMiddlewares(orderTimelineRoutes),
  ...bodyMiddlewares(returnAdminRoutes),
];
