import { authenticate, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { EndAccountBody, ProfileBody } from "./validators.ts";

export const userMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/customer/profile",
    methods: ["POST"],
    middlewares: [authenticate(["customer", "user"], ["bearer"]), validateAndTransformBody(ProfileBody)],
  },
  { matcher: "/customer/data", middlewares: [authenticate("customer", ["bearer"])] },
  {
    matcher: "/customer/account/end",
    methods: ["POST"],
    middlewares: [authenticate("customer", ["bearer"]), validateAndTransformBody(EndAccountBody)],
  },
];
