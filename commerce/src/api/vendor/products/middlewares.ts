import { sellerProductsRoutes } from "@bezak/contract/seller-products.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireRoom } from "../resolve-member.ts";

/** A description in three languages and a hundred variants; the web server lets no more than this in. */
const bodyParser = { sizeLimit: "1mb" };

export const shopProductMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/products*", middlewares: [requireRoom("products")] },
  { matcher: "/vendor/categories*", middlewares: [requireRoom("products")] },
  ...bodyMiddlewares(sellerProductsRoutes).map((route) => ({ ...route, bodyParser })),
];
