import type { MiddlewareRoute } from "@medusajs/framework/http";

/** Signatures cover the raw body: nothing may parse it before. */
export const clickMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/payments/click*",
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"],
    bodyParser: false,
  },
];
