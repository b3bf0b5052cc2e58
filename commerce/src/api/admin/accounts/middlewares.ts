import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Requires the password, so that an administrator's stolen token cannot sign anyone out. */
export const accountMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/accounts/:id/sessions", methods: ["DELETE"], middlewares: [requireConfirmation] },
];
