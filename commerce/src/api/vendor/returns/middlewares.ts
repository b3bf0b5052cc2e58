import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireRoom } from "../resolve-member.ts";
import { ReturnStep } from "./validators.ts";

export const shopReturnMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/returns*", middlewares: [requireRoom("returns")] },
  {
    matcher: "/vendor/returns/:id/move",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(ReturnStep)],
  },
];
