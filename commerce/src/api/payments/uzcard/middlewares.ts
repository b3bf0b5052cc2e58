import type { MiddlewareRoute } from "@medusajs/framework/http";

/** The body is read by the route: the signature is over the text that was sent. */
export const uzcardMiddlewares: MiddlewareRoute[] = [
  { matcher: "/payments/uzcard/callback", bodyParser: false },
];
