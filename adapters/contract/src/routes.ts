import { authRoutes } from "./auth.ts";
import { catalogRoutes } from "./catalog.ts";
import { ordersRoutes } from "./orders.ts";
import { referenceRoutes } from "./reference.ts";

/** Every call of /api/v1 by room; a room is complete when all of its calls are mounted. */
export const rooms = {
  reference: referenceRoutes,
  catalog: catalogRoutes,
  auth: authRoutes,
  orders: ordersRoutes,
} as const;
