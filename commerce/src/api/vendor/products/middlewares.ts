import { productMessageRoutes } from "@bezak/contract/product-messages.ts";
import { sellerProductsRoutes } from "@bezak/contract/seller-products.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireSection } from "../resolve-member.ts";

/** For descriptions in three languages and a hundred variants; the web server has the same limit. */
const bodyParser = { sizeLimit: "1mb" };

export const shopProductMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/products*", middlewares: [requireSection("products")] },
  { matcher: "/vendor/categories*", middlewares: [requireSection("products")] },
  ...bodyMiddlewares(productMessageRoutes),
  ...bodyMiddlewares(sellerProductsRoutes).map((route) => ({ ...route, bodyParser })),
];
