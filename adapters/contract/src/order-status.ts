/**
 * Statuses of a parcel; a table says which actor may set which status next. The server enforces it, the panels read it
 * (`canMove`). Free of zod.
 */
export const orderStatuses = [
  "pending",
  "confirmed",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export type OrderActor = "buyer" | "seller" | "admin";

type Moves = Record<OrderActor, readonly OrderStatus[]>;

const nobody: Moves = { buyer: [], seller: [], admin: [] };

export const parcelMoves: Record<OrderStatus, Moves> = {
  pending: { buyer: ["cancelled"], seller: ["confirmed", "cancelled"], admin: ["confirmed", "cancelled"] },
  confirmed: {
    buyer: ["cancelled"],
    seller: ["processing", "cancelled"],
    admin: ["processing", "cancelled"],
  },
  processing: { buyer: [], seller: ["shipped", "cancelled"], admin: ["shipped", "cancelled"] },
  shipped: { buyer: [], seller: ["delivered"], admin: ["delivered"] },
  delivered: nobody,
  cancelled: nobody,
};

export function canMove(actor: OrderActor, from: OrderStatus, to: OrderStatus): boolean {
  return parcelMoves[from][actor].includes(to);
}

/** The status of the least advanced parcel that is not cancelled; cancelled if all parcels are. */
export function getOrderStatus(parcels: readonly OrderStatus[]): OrderStatus {
  if (parcels.length > 0 && parcels.every((status) => status === "cancelled")) return "cancelled";
  return orderStatuses.find((status) => status !== "cancelled" && parcels.includes(status)) ?? "pending";
}
