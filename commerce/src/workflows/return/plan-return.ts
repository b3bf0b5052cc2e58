import type { NewReturn } from "@bezak/contract/returns.ts";
import type { NewReturnRow } from "../../modules/return-request/return-row.ts";
import type { SqlManager } from "../../queue/sql-scope.ts";
import { renewVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import type { OrderView } from "../order/read-orders.ts";

export type OrderedParcel = OrderView["parcels"][number];

type PlannedReturn = Pick<
  NewReturnRow,
  "order_id" | "parcel_id" | "seller_id" | "reason" | "lines" | "amount"
>;

/** @throws ShopError 404 not_found */
export function findParcel({ parcels }: OrderView, parcelId: string): OrderedParcel {
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (!parcel) throw new ShopError(404, "not_found", "No such parcel");
  return parcel;
}

/**
 * The part of a new return that is the same for whoever opens it: its sum is the price of its pieces, which is a whole sum, so
 * that parts of a line add up to the line.
 * @throws ShopError 404 not_found for another parcel's or a cancelled line, 409 too_many_to_return
 */
export function planReturn(
  order: OrderView,
  parcel: OrderedParcel,
  request: Pick<NewReturn, "items" | "reason">,
): PlannedReturn {
  const lines = request.items.map(({ itemId, quantity }) => {
    const item = parcel.items.find(({ id, cancelled }) => id === itemId && cancelled === null);
    if (!item) throw new ShopError(404, "not_found", "No such line");
    return { item, quantity };
  });
  if (lines.some(({ item, quantity }) => quantity > item.quantity)) throw tooMany();
  return {
    order_id: order.id,
    parcel_id: parcel.id,
    seller_id: parcel.seller.id,
    reason: request.reason,
    lines: lines.map(({ item, quantity }) => ({ item_id: item.id, quantity, bought: item.quantity })),
    amount: lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0),
  };
}

export const tooMany = () =>
  new ShopError(409, "too_many_to_return", "More than was bought and is not returned yet");

/** Gives the parcel another version: an administrator who has read it without this return opens no second one by mistake. */
export async function renewParcel(sql: SqlManager, parcelId: string): Promise<void> {
  await sql.execute(`update seller_order set ${renewVersion} where id = ?`, [parcelId]);
}

/** The pieces of each line of a delivered parcel that are in no return, whatever the buyer's time for it. */
export function listReturnable(
  order: OrderView,
  parcelId: string,
  returned: ReadonlyMap<string, number>,
): { id: string; quantity: number }[] {
  const parcel = order.parcels.find(({ id }) => id === parcelId);
  if (parcel?.status !== "delivered") return [];
  return parcel.items
    .filter(({ cancelled }) => cancelled === null)
    .map(({ id, quantity }) => ({ id, quantity: quantity - (returned.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
