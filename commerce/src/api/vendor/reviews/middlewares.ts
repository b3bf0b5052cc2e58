import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireRoom } from "../resolve-member.ts";
import { ReplyBody } from "./validators.ts";

export const shopReviewMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/reviews*", middlewares: [requireRoom("reviews")] },
  {
    matcher: "/vendor/reviews/:id/reply",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(ReplyBody)],
  },
];
