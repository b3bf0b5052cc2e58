import { authenticate, type MiddlewareRoute } from "@medusajs/framework/http";
import { auditAdministrators } from "../../audit-administrators.ts";

export const uploadMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/internal/uploads",
    methods: ["POST"],
    bodyParser: false,
    middlewares: [authenticate(["customer", "user"], ["bearer"])],
  },
  { matcher: "/internal/uploads", methods: ["POST"], middlewares: [auditAdministrators] },
];
