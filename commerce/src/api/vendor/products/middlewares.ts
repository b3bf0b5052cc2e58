import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireRoom } from "../resolve-member.ts";
import { BulkBody, ProductBody, RewrittenProduct } from "./validators.ts";

/** A description in three languages and a hundred variants; the front door lets no more than this in. */
const bodyParser = { sizeLimit: "1mb" };

export const shopProductMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/products*", middlewares: [requireRoom("products")] },
  { matcher: "/vendor/categories*", middlewares: [requireRoom("products")] },
  {
    matcher: "/vendor/products",
    methods: ["POST"],
    bodyParser,
    middlewares: [validateAndTransformBody(ProductBody)],
  },
  {
    matcher: "/vendor/products",
    methods: ["PATCH"],
    bodyParser,
    middlewares: [validateAndTransformBody(BulkBody)],
  },
  {
    matcher: "/vendor/products/:id",
    methods: ["POST"],
    bodyParser,
    middlewares: [validateAndTransformBody(RewrittenProduct)],
  },
];
