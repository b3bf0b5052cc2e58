import type { MiddlewareRoute } from "@medusajs/framework/http";

/** The route reads the body: Payme sends text/json, and broken JSON needs an answer of its protocol too. */
export const paymeMiddlewares: MiddlewareRoute[] = [{ matcher: "/payments/payme", bodyParser: false }];
