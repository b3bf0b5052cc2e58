import { productAdminRoutes } from "@bezak/contract/product-admin.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";

/** As for the products of a shop. */
const bodyParser = { sizeLimit: "1mb" };

export const productAdminMiddlewares: MiddlewareRoute[] = bodyMiddlewares(productAdminRoutes).map(
  (route) => ({ ...route, bodyParser }),
);
