import { shopsRoutes } from "@bezak/contract/shops.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireSection } from "../resolve-member.ts";

/** Every member may see the shop and leave it: DELETE of a member checks the section itself. */
export const shopMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/shop/settings*", middlewares: [requireSection("settings")] },
  { matcher: "/vendor/shop/members", methods: ["GET", "POST"], middlewares: [requireSection("members")] },
  { matcher: "/vendor/shop/members/:id", methods: ["PATCH"], middlewares: [requireSection("members")] },
  ...bodyMiddlewares(shopsRoutes),
];
