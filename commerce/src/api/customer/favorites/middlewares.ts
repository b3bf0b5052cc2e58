import { FavoriteChange, NewFavorite } from "@bezak/contract/favorites.ts";
import { authenticate, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";

export const favoriteMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/favorites*", middlewares: [authenticate("customer", ["bearer"])] },
  {
    matcher: "/customer/favorites",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(NewFavorite)],
  },
  {
    matcher: "/customer/favorites/:productId",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(FavoriteChange)],
  },
];
