import { authenticate, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { ContactMessageBody } from "./validators.ts";

export const contactMessageMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/internal/contact-messages",
    methods: ["POST"],
    middlewares: [
      authenticate("customer", ["bearer"], { allowUnauthenticated: true }),
      validateAndTransformBody(ContactMessageBody),
    ],
  },
];
