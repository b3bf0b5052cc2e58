import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";

export const uploadMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/internal/uploads",
    methods: ["POST"],
    bodyParser: false,
    middlewares: [authenticate(["customer", "user"], ["bearer"])],
  },
];
