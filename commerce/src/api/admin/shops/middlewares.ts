import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { SuspensionBody } from "./validators.ts";

export const shopAdminMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/shops/:id/suspension",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(SuspensionBody)],
  },
];
