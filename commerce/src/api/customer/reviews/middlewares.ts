import { reviewsRoutes } from "@bezak/contract/reviews.ts";
import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";

export const reviewMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/reviews*", middlewares: [authenticate("customer", ["bearer"])] },
  { matcher: "/customer/products/:id/reviews*", middlewares: [authenticate("customer", ["bearer"])] },
  ...bodyMiddlewares(reviewsRoutes),
];
