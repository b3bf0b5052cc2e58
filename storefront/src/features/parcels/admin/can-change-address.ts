import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";

/** Whether the server would accept another address: by courier, and no parcel of the order is sent. */
export function canChangeAddress({
  delivery,
  order,
}: Pick<AdministeredParcelDetails, "delivery"> & {
  order: { parcels: readonly { status: string }[] };
}): boolean {
  const statuses = order.parcels.map(({ status }) => status);
  const isSent = statuses.includes("shipped") || statuses.includes("delivered");
  return delivery.method === "courier" && !isSent && statuses.some((status) => status !== "cancelled");
}
