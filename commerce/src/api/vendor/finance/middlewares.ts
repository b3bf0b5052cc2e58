import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireRoom } from "../resolve-member.ts";

export const financeMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/finance*", middlewares: [requireRoom("finance")] },
];
