import { usersRoutes } from "@bezak/contract/users.ts";
import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";
import { auditAdministrators } from "../../audit-administrators.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";

export const userMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/profile", middlewares: [authenticate(["customer", "user"], ["bearer"])] },
  { matcher: "/customer/profile", middlewares: [auditAdministrators] },
  { matcher: "/customer/data", middlewares: [authenticate("customer", ["bearer"])] },
  { matcher: "/customer/views", middlewares: [authenticate("customer", ["bearer"])] },
  { matcher: "/customer/account/end", middlewares: [authenticate("customer", ["bearer"])] },
  ...bodyMiddlewares(usersRoutes),
];
