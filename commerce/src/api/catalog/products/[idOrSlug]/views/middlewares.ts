import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { ViewBody } from "./validators.ts";

export const viewMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/catalog/products/:idOrSlug/views",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(ViewBody)],
  },
];
