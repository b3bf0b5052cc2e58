import { sellerOrdersRoutes } from "@bezak/contract/seller-orders.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodiesOf } from "../../bodies-of.ts";
import { requireRoom } from "../resolve-member.ts";

export const parcelMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/orders*", middlewares: [requireRoom("orders")] },
  ...bodiesOf(sellerOrdersRoutes),
];
