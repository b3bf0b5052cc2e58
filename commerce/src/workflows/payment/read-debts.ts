import type { MoneyGate } from "../approval/approval-limit.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRefund, ReturnRow } from "../../modules/return-request/return-row.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import type { CancellationRow } from "../../modules/parcel/cancellation.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import type { Debt } from "../order/issue-refund.ts";

/** Refunds of an order, paid and open ones, for its cancellations and its returns. */
export async function readDebts(container: MedusaContainer, orderId: string): Promise<Debt[]> {
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  const [cancelled, returned] = await Promise.all([
    parcels.listCancellations([orderId]),
    returns.ofOrder(orderId),
  ]);
  return [
    ...cancelled
      .filter(({ refund_state }) => refund_state !== "none")
      .map((row) => cancellationDebt(parcels, row)),
    ...returned.filter(({ refund_state }) => refund_state !== "none").map((row) => returnDebt(returns, row)),
  ];
}

export function cancellationDebt(
  parcels: ParcelModuleService,
  { id, order_id: orderId, refund_amount, refund_state: state }: CancellationRow,
): Debt {
  return {
    id,
    orderId,
    amount: Number(refund_amount),
    state,
    start: "due",
    move: (from, to) => parcels.moveRefund(id, from, to),
  };
}

/** `begin` runs in the transaction that begins the refund. */
export function returnDebt(
  returns: ReturnRequestModuleService,
  { id, order_id: orderId, amount, refund_state: state }: ReturnRow,
  begin?: MoneyGate["claim"],
): Debt {
  return {
    id,
    orderId,
    amount: Number(amount),
    state,
    start: "none",
    // A return has no state `due`: it starts at `none`.
    move: (from, to) => returns.moveRefund(id, from as ReturnRefund, to, from === "none" ? begin : undefined),
  };
}
