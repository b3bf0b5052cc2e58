import type { MiddlewareRoute } from "@medusajs/framework/http";

/** The body is read by the route: Payme sends text/json, and broken JSON is answered in its own words too. */
export const paymeMiddlewares: MiddlewareRoute[] = [{ matcher: "/payments/payme", bodyParser: false }];
