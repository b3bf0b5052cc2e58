import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireRoom } from "../resolve-member.ts";

export const productImportMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/product-imports*", middlewares: [requireRoom("products")] },
  // the form is read as it comes in
  {
    matcher: "/vendor/product-imports",
    methods: ["POST"],
    bodyParser: false,
    middlewares: [requireRoom("products")],
  },
];
