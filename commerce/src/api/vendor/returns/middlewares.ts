import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireSection } from "../resolve-member.ts";

/** The bodies are among those of parcels. */
export const shopReturnMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/returns*", middlewares: [requireSection("returns")] },
];
