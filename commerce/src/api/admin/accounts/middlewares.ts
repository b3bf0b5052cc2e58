import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";

/** A stolen token of an administrator signs nobody out. */
export const accountMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/accounts/:id/sessions", methods: ["DELETE"], middlewares: [requireConfirmation] },
];
