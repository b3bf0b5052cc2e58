import { cashReceiptsRoutes } from "@bezak/contract/cash-receipts.ts";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { bodyMiddlewares } from "../../body-middlewares.ts";
import { requireConfirmation } from "../../require-confirmation.ts";

/** Who says that cash came lets money go to a shop. */
export const cashReceiptMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/cash-receipts", methods: ["POST"], middlewares: [requireConfirmation] },
  ...bodyMiddlewares(cashReceiptsRoutes),
];
