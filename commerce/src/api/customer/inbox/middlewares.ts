import { notificationsRoutes } from "@bezak/contract/notifications.ts";
import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";

export const inboxMiddlewares: MiddlewareRoute[] = [
  // administrators have one as well; how they are told is not theirs to choose
  { matcher: "/customer/inbox*", middlewares: [authenticate(["customer", "user"], ["bearer"])] },
  { matcher: "/customer/inbox/preferences", middlewares: [authenticate("customer", ["bearer"])] },
  ...bodyMiddlewares(notificationsRoutes),
];
