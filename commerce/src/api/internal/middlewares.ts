import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { LoginBody, RegisterBody, TokenBody } from "./auth/validators.ts";

export const internalMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/internal/auth/register",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(RegisterBody)],
  },
  { matcher: "/internal/auth/login", methods: ["POST"], middlewares: [validateAndTransformBody(LoginBody)] },
  { matcher: "/internal/auth/logout", methods: ["POST"], middlewares: [validateAndTransformBody(TokenBody)] },
  {
    matcher: "/internal/auth/session",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(TokenBody)],
  },
];
