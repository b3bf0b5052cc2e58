import type { MiddlewareRoute } from "@medusajs/framework/http";
import { requireSection } from "../resolve-member.ts";

/** The parcel middlewares validate the bodies. */
export const shopReturnMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/returns*", middlewares: [requireSection("returns")] },
];
