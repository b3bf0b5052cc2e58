import { cashReceiptsRoutes } from "@bezak/contract/cash-receipts.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Requires the password, because a recorded receipt releases money to a shop. */
export const cashReceiptMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/cash-receipts", methods: ["POST"], middlewares: [requireConfirmation] },
  ...bodyMiddlewares(cashReceiptsRoutes),
];
