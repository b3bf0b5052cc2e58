import { cashReceiptsRoutes } from "@bezak/contract/cash-receipts.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCashReceipts, recordCashReceipt } from "../../../workflows/cash-receipt/cash-receipts.ts";
import { parsePage } from "../../parse-query.ts";
import type { RequestBody } from "../../body-middlewares.ts";

/** Lists parcels whose cash the marketplace collects: `{receipts, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { status, seller, ...page } = parsePage(cashReceiptsRoutes.cashReceipts.query, req.query);
  res.json(await readCashReceipts(req.scope, { ...page, received: status === "received", sellerId: seller }));
}

/** Records that the cash of a parcel was received: `{receipt}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof cashReceiptsRoutes.recordCashReceipt>>,
  res: MedusaResponse,
): Promise<void> {
  const receipt = { ...req.validatedBody, actor: req.auth_context.actor_id };
  res.status(201).json({ receipt: await recordCashReceipt(req.scope, receipt) });
}
