import { returnDays, settledReturns } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import type { DeliveredParcel } from "../../modules/seller-ledger/plan-entries.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { lineCommissions } from "../commission/line-commission.ts";
import { isCash } from "../order/cash-on-delivery.ts";
import type { ParcelRow } from "../order/order-rows.ts";
import { liveLines } from "../order/plan-cancellation.ts";
import { readOrderRow } from "../order/read-orders.ts";
import { findPaidAttempt } from "../payment/paid-attempt.ts";
import { getSellerLedger } from "./get-seller-ledger.ts";

const DAY = 86_400_000;

/**
 * Books what is missing in the shop's ledger for a parcel: its delivery, and its refunded returns. It reads the present
 * state instead of an event, so it can run at any time and repeatedly. `asOf` books only what had happened by then,
 * dated then: for the history of a demo.
 */
export async function bookParcel(
  container: MedusaContainer,
  parcelId: string,
  asOf?: Date,
): Promise<string[]> {
  const parcel = await readDelivered(container, parcelId, asOf);
  return parcel ? getSellerLedger(container).entries.bookParcel(parcel, asOf) : [];
}

async function readDelivered(
  container: MedusaContainer,
  parcelId: string,
  asOf: Date | undefined,
): Promise<DeliveredParcel | undefined> {
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const [found] = await parcels.listSellerOrders({ id: [parcelId], status: "delivered" });
  if (!found) return undefined;
  const { order_id: orderId, seller_id: sellerId, number, delivery_at_shops_expense } = found;
  const [row, gone, returns, paid] = await Promise.all([
    readOrderRow(container, orderId),
    parcels.listCancellations([orderId]),
    container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE).ofOrder(orderId),
    findPaidAttempt(container, orderId),
  ]);
  const parcel = found as unknown as ParcelRow;
  const lines = liveLines(row, gone, parcel);
  const commissions = lineCommissions(lines, parcel.commission_rate);
  const delivered = parcel.timeline.entries.findLast(({ status }) => status === "delivered");
  const deliveredAt = Date.parse(delivered?.at ?? "") || Date.now();
  return {
    id: parcelId,
    orderId,
    sellerId,
    number,
    lines: lines.map(({ id, quantity, unit_price, metadata }, index) => ({
      itemId: id,
      name: metadata.name,
      quantity: Number(quantity),
      total: Number(unit_price) * Number(quantity),
      commission: commissions[index] ?? 0,
    })),
    deliveryAtShopsExpense: Number(delivery_at_shops_expense ?? 0),
    collected: isCash(row.metadata.payment_method)
      ? {
          by: found.cash_collector,
          items: Number(found.items_total) - Number(found.discount_total),
          delivery: Number(found.delivery_total),
        }
      : null,
    availableAt: new Date(deliveredAt + returnDays * DAY),
    paymentWentBack: paid?.state === "refunded" && !asOf,
    // oldest first
    returns: returns
      .filter(({ parcel_id, status }) => parcel_id === parcelId && settledReturns.includes(status))
      .filter(({ timeline }) => !asOf || timeline.entries.every(({ at }) => Date.parse(at) <= asOf.getTime()))
      .map(({ id, lines: { rows } }) => ({
        id,
        lines: rows.map(({ item_id, quantity }) => ({ itemId: item_id, quantity })),
      }))
      .toReversed(),
  };
}
