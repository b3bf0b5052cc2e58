import { authRoutes } from "./auth.ts";
import { catalogRoutes } from "./catalog.ts";
import { contentRoutes } from "./content.ts";
import { ordersRoutes } from "./orders.ts";
import { referenceRoutes } from "./reference.ts";
import { sellersRoutes } from "./sellers.ts";

/** Every call of /api/v1 by room; a room is complete when all of its calls are mounted. */
export const rooms = {
  reference: referenceRoutes,
  catalog: catalogRoutes,
  sellers: sellersRoutes,
  content: contentRoutes,
  auth: authRoutes,
  orders: ordersRoutes,
} as const;
