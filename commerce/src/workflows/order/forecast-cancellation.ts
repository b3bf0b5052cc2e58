import type { CancellationForecast } from "@bezak/contract/order-admin.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { canMove } from "@bezak/contract/order-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import { findReversal } from "../../providers/configured.ts";
import { findPaidAttempt } from "../payment/paid-attempt.ts";
import { readDebts } from "../payment/read-debts.ts";
import type { Debt } from "./issue-refund.ts";
import { liveLines, planCancellation } from "./plan-cancellation.ts";
import { readOrderRow } from "./read-orders.ts";

/** The refund of one cancellation, and who would pay it. */
type Forecast = Pick<CancellationForecast, "refund" | "by">;

interface Paid {
  /** undefined when the order was paid outside our ledger, or not at all */
  attempt: Attempt | undefined;
  debts: readonly Debt[];
}

/**
 * What a cancellation of the parcel, and of each of its lines alone, would refund now, by the rules of the cancellation
 * itself; null when it is too late for it. Read without a lock: a payment or another cancellation can change it.
 */
export async function forecastCancellation(
  container: MedusaContainer,
  orderId: string,
  parcelId: string,
): Promise<CancellationForecast | null> {
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const [row, gone, debts, attempt] = await Promise.all([
    readOrderRow(container, orderId),
    parcels.listCancellations([orderId]),
    readDebts(container, orderId),
    findPaidAttempt(container, orderId),
  ]);
  const parcel = row.seller_orders.find(({ id }) => id === parcelId);
  if (!parcel || !canMove("admin", parcel.status, "cancelled")) return null;
  const forecast = (itemId?: string): Forecast => {
    const plan = planCancellation(row, gone, { parcelId, itemId, actor: "admin", reason: null });
    return forecastRefund(plan?.refund_amount ?? 0, { attempt, debts });
  };
  const items = liveLines(row, gone, parcel).map(({ id }) => ({ id, ...forecast(id) }));
  return { ...forecast(), items };
}

/** What an order's cancellation of this sum refunds. */
export async function forecastPlan(container: MedusaContainer, orderId: string, sum: Sum): Promise<Sum> {
  const [debts, attempt] = await Promise.all([
    readDebts(container, orderId),
    findPaidAttempt(container, orderId),
  ]);
  return forecastRefund(sum, { attempt, debts }).refund;
}

/** Gateways refund whole payments only, and not all of them by a call: see `returnPayment`. */
export function forecastRefund(refund: Sum, { attempt, debts }: Paid): Forecast {
  // a gateway's own dashboard has refunded the whole payment: nothing is left
  if (refund === 0 || attempt?.state === "refunded") return { refund: 0, by: null };
  if (!attempt) return { refund, by: "gateway" };
  const open = debts.reduce((sum, { amount }) => sum + amount, refund);
  const isWhole = open === attempt.amount && debts.every(({ state }) => state !== "done");
  return { refund, by: isWhole && findReversal(attempt.gateway) ? "gateway" : "administrator" };
}
