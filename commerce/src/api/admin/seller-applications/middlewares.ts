import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { RejectionBody } from "./validators.ts";

export const applicationReviewMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/seller-applications/:id/reject",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(RejectionBody)],
  },
];
