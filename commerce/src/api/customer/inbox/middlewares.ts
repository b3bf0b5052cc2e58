import { notificationsRoutes } from "@bezak/contract/notifications.ts";
import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";
import { auditAdministrators } from "../../audit-administrators.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";

export const inboxMiddlewares: MiddlewareRoute[] = [
  // administrators have an inbox too, but cannot choose their channels
  { matcher: "/customer/inbox*", middlewares: [authenticate(["customer", "user"], ["bearer"])] },
  { matcher: "/customer/inbox*", middlewares: [auditAdministrators] },
  { matcher: "/customer/inbox/preferences", middlewares: [authenticate("customer", ["bearer"])] },
  ...bodyMiddlewares(notificationsRoutes),
];
