import { authenticate, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { ReportBody, ReviewBody, ReviewChange, VoteBody } from "./validators.ts";

export const reviewMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/reviews*", middlewares: [authenticate("customer", ["bearer"])] },
  { matcher: "/customer/products/:idOrSlug/reviews*", middlewares: [authenticate("customer", ["bearer"])] },
  {
    matcher: "/customer/products/:idOrSlug/reviews",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(ReviewBody)],
  },
  {
    matcher: "/customer/reviews/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(ReviewChange)],
  },
  {
    matcher: "/customer/reviews/:id/helpful",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(VoteBody)],
  },
  {
    matcher: "/customer/reviews/:id/report",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(ReportBody)],
  },
];
