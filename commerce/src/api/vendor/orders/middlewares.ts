import { parcelsRoutes } from "@bezak/contract/parcels.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireSection } from "../resolve-member.ts";

export const parcelMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/orders*", middlewares: [requireSection("orders")] },
  ...bodyMiddlewares(parcelsRoutes),
];
