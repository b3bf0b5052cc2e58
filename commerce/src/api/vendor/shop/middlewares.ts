import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireRoom } from "../resolve-member.ts";
import { InvitationBody, RoleBody, SettingsBody } from "./validators.ts";

/** Anybody in a shop may see it, and leave it: DELETE of a member asks for the room itself. */
export const shopMiddlewares: MiddlewareRoute[] = [
  { matcher: "/vendor/shop/settings*", middlewares: [requireRoom("settings")] },
  {
    matcher: "/vendor/shop/settings",
    methods: ["PATCH"],
    middlewares: [validateAndTransformBody(SettingsBody)],
  },
  {
    matcher: "/vendor/shop/members",
    methods: ["GET"],
    middlewares: [requireRoom("members")],
  },
  {
    matcher: "/vendor/shop/members",
    methods: ["POST"],
    middlewares: [requireRoom("members"), validateAndTransformBody(InvitationBody)],
  },
  {
    matcher: "/vendor/shop/members/:id",
    methods: ["PATCH"],
    middlewares: [requireRoom("members"), validateAndTransformBody(RoleBody)],
  },
];
