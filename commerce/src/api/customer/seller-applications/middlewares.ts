import { applicationsRoutes } from "@bezak/contract/applications.ts";
import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";

/** For applicants and for the administrators who decide. */
export const applicationMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/seller-applications*", middlewares: [authenticate("customer", ["bearer"])] },
  ...bodyMiddlewares(applicationsRoutes),
];
