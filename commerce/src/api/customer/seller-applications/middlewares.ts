import { applicationsRoutes } from "@bezak/contract/applications.ts";
import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";
import { bodiesOf } from "../../bodies-of.ts";

/** Of whoever applies and of the administrators who decide. */
export const applicationMiddlewares: MiddlewareRoute[] = [
  { matcher: "/customer/seller-applications*", middlewares: [authenticate("customer", ["bearer"])] },
  ...bodiesOf(applicationsRoutes),
];
