import { shopsRoutes } from "@bezak/contract/shops.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireSection } from "../resolve-member.ts";

/** Anybody in a shop may see it, and leave it: DELETE of a member asks for the room itself. */
export const shopMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/shop/settings*", middlewares: [requireSection("settings")] },
  { matcher: "/vendor/shop/members", methods: ["GET", "POST"], middlewares: [requireSection("members")] },
  { matcher: "/vendor/shop/members/:id", methods: ["PATCH"], middlewares: [requireSection("members")] },
  ...bodyMiddlewares(shopsRoutes),
];
