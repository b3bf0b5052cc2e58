import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { requireConfirmation } from "../../require-confirmation.ts";
import { CashReceiptBody } from "./validators.ts";

/** Who says that cash came lets money go to a shop. */
export const cashReceiptMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/cash-receipts",
    methods: ["POST"],
    middlewares: [requireConfirmation, validateAndTransformBody(CashReceiptBody)],
  },
];
