import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRow } from "../../modules/return-request/return-row.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";

/** Decisions of shops and administrators about returns since then, and the returns that administrators have opened. The refund is a notification of its own. */
export async function readReturnNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  const found = await returns.listReturnRequests({ updated_at: { $gte: since } }, { take: null });
  if (found.length === 0) return [];
  const rows = found as unknown as ReturnRow[];
  const numbers = await orderNumbers(
    container,
    rows.map(({ parcel_id }) => parcel_id),
  );
  return rows
    .flatMap((row) => toReturnNotifications(row, numbers.get(row.parcel_id)))
    .filter(({ at }) => at >= since);
}

function toReturnNotifications(row: ReturnRow, number: string | undefined): NewNotification[] {
  if (number === undefined) return [];
  const { id: returnId, order_id: orderId, customer_id: customerId } = row;
  const facts = { orderId, number, returnId };
  const { entries } = row.timeline;
  return entries.flatMap(({ status, at, actor, reason }, index): NewNotification[] => {
    // an administrator may reverse a decision, after which the same one can be taken again
    const earlier = entries.slice(0, index).filter((entry) => entry.status === status).length;
    const key = `return:${returnId}:${status}${earlier > 0 ? `:${earlier + 1}` : ""}`;
    const base = { customerId, key, at: new Date(at) };
    if (status === "requested" && actor === "admin")
      return [{ ...base, event: "return_opened", data: { ...facts, reason: reason ?? null } }];
    if (status === "approved") return [{ ...base, event: "return_approved", data: facts }];
    if (status === "received") return [{ ...base, event: "return_received", data: facts }];
    if (status === "refund_owed") {
      return [{ ...base, event: "return_refund_owed", data: { ...facts, amount: Number(row.amount) } }];
    }
    if (status !== "rejected") return [];
    return [{ ...base, event: "return_rejected", data: { ...facts, reason: reason ?? null } }];
  });
}

async function orderNumbers(container: MedusaContainer, parcelIds: string[]): Promise<Map<string, string>> {
  const parcels = await container
    .resolve<ParcelModuleService>(PARCEL_MODULE)
    .listSellerOrders({ id: [...new Set(parcelIds)] }, { select: ["id", "number"], take: null });
  return new Map(parcels.map(({ id, number }) => [id, number.replace(/-\d+$/, "")]));
}
