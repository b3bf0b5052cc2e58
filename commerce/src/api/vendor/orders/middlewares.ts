import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireRoom } from "../resolve-member.ts";
import { ParcelStep } from "./validators.ts";

export const parcelMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/orders*", middlewares: [requireRoom("orders")] },
  {
    matcher: "/vendor/orders/:id/move",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(ParcelStep)],
  },
];
