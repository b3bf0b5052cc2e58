import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";
import { CashCollectorBody, SuspensionBody } from "./validators.ts";

export const shopAdminMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/shops/:id/suspension",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(SuspensionBody)],
  },
  {
    matcher: "/admin/shops/:id/cash-collector",
    methods: ["POST"],
    middlewares: [requireConfirmation, validateAndTransformBody(CashCollectorBody)],
  },
];
