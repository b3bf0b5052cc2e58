import { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";

export const orderAdminMiddlewares: MiddlewareRoute[] = bodyMiddlewares(orderAdminRoutes);
