import type { ReturnReason } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRow } from "../../modules/return-request/return-row.ts";
import { TooManyReturned, type ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { ShopError } from "../../shop-error.ts";
import type { OrderView } from "../order/read-orders.ts";
import { isCash } from "../order/cash-at-door.ts";
import { invalidInput } from "../order/order-refused.ts";
import { keepRefundAccount } from "../refund-owed/refund-account.ts";
import { claimUploads, releaseUploads } from "../upload/swap-uploads.ts";

export interface NewReturn {
  parcelId: string;
  items: { itemId: string; quantity: number }[];
  reason: ReturnReason;
  text?: string;
  photos?: string[];
  /** digits of a card or an account: needed where cash was paid */
  refundAccount?: string;
}

/**
 * Asks for a return of lines of a delivered parcel of this order.
 * @throws ShopError 400 invalid_input for pictures that are not the buyer's and cash without an account, 404 not_found, 409 too_late_to_return | too_many_to_return
 */
export async function requestReturn(
  container: MedusaContainer,
  customerId: string,
  order: OrderView,
  request: NewReturn,
): Promise<ReturnRow> {
  const parcel = order.parcels.find(({ id }) => id === request.parcelId);
  if (!parcel) throw new ShopError(404, "not_found", "No such parcel");
  const lines = request.items.map(({ itemId, quantity }) => {
    const item = parcel.items.find(({ id, cancelled }) => id === itemId && cancelled === null);
    if (!item) throw new ShopError(404, "not_found", "No such line");
    return { item, quantity };
  });
  if (parcel.returnUntil === null || Date.parse(parcel.returnUntil) < Date.now()) {
    throw new ShopError(409, "too_late_to_return", "It is not delivered, or that was too long ago");
  }
  if (lines.some(({ item, quantity }) => quantity > item.quantity)) throw tooMany();
  const { refundAccount: account } = request;
  if (isCash(order.payment.method) && account === undefined) {
    throw invalidInput("refundAccount", "Cash is given back by a transfer: a card or an account is needed");
  }
  const id = generateEntityId("", "retreq");
  const files = { holder: `return:${id}`, before: [], after: request.photos ?? [] };
  await claimUploads(container, { ...files, ownerId: customerId, types: ["image"] });
  try {
    if (account) await keepRefundAccount(container, { orderId: order.id, customerId, account });
    return await container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE).request({
      id,
      order_id: order.id,
      parcel_id: parcel.id,
      customer_id: customerId,
      seller_id: parcel.seller.id,
      reason: request.reason,
      text: request.text || null,
      photos: { urls: files.after },
      lines: lines.map(({ item, quantity }) => ({ item_id: item.id, quantity, bought: item.quantity })),
      amount: lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0),
      timeline: { entries: [{ status: "requested", at: new Date().toISOString(), actor: "buyer" }] },
    });
  } catch (error) {
    await releaseUploads(container, { ...files, before: files.after, after: [] });
    if (error instanceof TooManyReturned) throw tooMany();
    throw error;
  }
}

const tooMany = () =>
  new ShopError(409, "too_many_to_return", "More than was bought and is not returned yet");
