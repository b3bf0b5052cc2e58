import { categoryAdminRoutes } from "@bezak/contract/category-admin.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";

/** For choices in three languages; the web server has the same limit. */
const bodyParser = { sizeLimit: "1mb" };

export const categoryAdminMiddlewares: MiddlewareRoute[] = bodyMiddlewares(categoryAdminRoutes).map(
  (route) => ({ ...route, bodyParser }),
);
