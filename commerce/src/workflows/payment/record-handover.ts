import { settledReturns } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { readOrderRow } from "../order/read-orders.ts";
import { getLedger } from "./get-ledger.ts";

/**
 * Records in the ledger whether the buyer holds the products: all parcels that are not cancelled were delivered, and not
 * everything was returned. `delivering` is a parcel that is about to be delivered. The caller holds the order's lock.
 */
export async function recordHandover(
  container: MedusaContainer,
  orderId: string,
  delivering?: string,
): Promise<void> {
  const ledger = getLedger(container);
  const payable = await ledger.findPayable(orderId);
  if (!payable) return;
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const rows = await parcels.listSellerOrders({ order_id: [orderId] }, { select: ["id", "status"] });
  const live = rows.filter(({ status }) => status !== "cancelled");
  const delivered = live.filter(({ id, status }) => status === "delivered" || id === delivering);
  const all = live.length > 0 && delivered.length === live.length;
  const handedOver = all && !(await allCameBack(container, orderId));
  if (handedOver !== payable.handedOver) await ledger.dues.handOver(orderId, handedOver);
}

/** Whether the shops have received back every piece that was delivered. */
async function allCameBack(container: MedusaContainer, orderId: string): Promise<boolean> {
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  const received = (await returns.ofOrder(orderId)).filter(
    ({ status }) => status === "received" || settledReturns.includes(status),
  );
  if (received.length === 0) return false;
  const back = new Map<string, number>();
  for (const { item_id, quantity } of received.flatMap(({ lines }) => lines.rows)) {
    back.set(item_id, (back.get(item_id) ?? 0) + quantity);
  }
  const { items } = await readOrderRow(container, orderId);
  return items.every(({ id, quantity }) => (back.get(id) ?? 0) >= Number(quantity));
}
