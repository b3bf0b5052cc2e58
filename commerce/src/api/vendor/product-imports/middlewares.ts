import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireSection } from "../resolve-member.ts";

export const productImportMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/product-imports*", middlewares: [requireSection("products")] },
  // the form is parsed while it arrives
  {
    matcher: "/vendor/product-imports",
    methods: ["POST"],
    bodyParser: false,
    middlewares: [requireSection("products")],
  },
];
