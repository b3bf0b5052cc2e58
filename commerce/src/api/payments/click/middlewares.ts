import type { MiddlewareRoute } from "@medusajs/framework/http";

/** Bodies are signed as they came: nothing may parse them before. */
export const clickMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/payments/click*",
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"],
    bodyParser: false,
  },
];
