import { sellerOrdersRoutes } from "@bezak/contract/seller-orders.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireRoom } from "../resolve-member.ts";

export const parcelMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/orders*", middlewares: [requireRoom("orders")] },
  ...bodyMiddlewares(sellerOrdersRoutes),
];
