import type { MiddlewareRoute } from "@medusajs/framework/http";

/** The route reads the body: the signature covers the raw text. */
export const uzcardMiddlewares: MiddlewareRoute[] = [
  { matcher: "/payments/uzcard/callback", bodyParser: false },
];
