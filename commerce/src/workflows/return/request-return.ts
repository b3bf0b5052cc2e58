import type { NewReturn } from "@bezak/contract/returns.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRow } from "../../modules/return-request/return-row.ts";
import { TooManyReturned, type ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { ShopError } from "../../shop-error.ts";
import { readOrder, type OrderView } from "../order/read-orders.ts";
import { isCash } from "../order/cash-on-delivery.ts";
import { invalidInput } from "../order/order-refused.ts";
import { underOrderLock } from "../order/settle-payment.ts";
import { keepRefundAccount, readRefundAccount } from "../refund-owed/refund-account.ts";
import { claimReturnPhotos } from "./claim-photos.ts";
import { findParcel, planReturn, renewParcel, tooMany } from "./plan-return.ts";

export interface ReturnAsker {
  customerId: string;
  orderId: string;
  /** the caller has confirmed the password within the last minutes */
  confirmed: boolean;
}

/**
 * Requests a return of lines of a delivered parcel. An account that replaces another one, or to which a refund is already to
 * be paid, requires a confirmed password, as in `nameRefundAccount`: it decides where money goes.
 * @throws ShopError 400 invalid_input for pictures that are not the buyer's and cash without an account,
 * 403 confirmation_required, 404 order_not_found | not_found, 409 too_late_to_return | too_many_to_return
 */
export async function requestReturn(
  container: MedusaContainer,
  asker: ReturnAsker,
  request: NewReturn,
): Promise<ReturnRow> {
  const { customerId, orderId } = asker;
  return underOrderLock(container, orderId, async () => {
    const order = await readOrder(container, customerId, orderId);
    return writeReturn(container, asker, { order, request });
  });
}

async function writeReturn(
  container: MedusaContainer,
  asker: ReturnAsker,
  { order, request }: { order: OrderView; request: NewReturn },
): Promise<ReturnRow> {
  const { customerId } = asker;
  const { refundAccount: account } = request;
  const named = account && (await isAnother(container, asker, { order, account })) ? account : undefined;
  const parcel = findParcel(order, request.parcelId);
  const planned = planReturn(order, parcel, request);
  if (parcel.returnUntil === null || Date.parse(parcel.returnUntil) < Date.now()) {
    throw new ShopError(409, "too_late_to_return", "It is not delivered, or that was too long ago");
  }
  if (isCash(order.payment.method) && account === undefined) {
    throw invalidInput("refundAccount", "Cash is given back by a transfer: a card or an account is needed");
  }
  const id = generateEntityId("", "retreq");
  const photos = { id, ownerId: customerId, urls: request.photos ?? [] };
  const row = {
    ...planned,
    id,
    customer_id: customerId,
    text: request.text || null,
    photos: { urls: photos.urls },
    timeline: {
      entries: [{ status: "requested" as const, at: new Date().toISOString(), actor: "buyer" as const }],
    },
    body_hash: null,
  };
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  const stored = returns.request(row, async (sql) => {
    await claimReturnPhotos(container, sql, photos);
    if (named) await keepRefundAccount(sql, { orderId: order.id, customerId, account: named });
    await renewParcel(sql, parcel.id);
  });
  return stored.catch((error: unknown) => {
    throw error instanceof TooManyReturned ? tooMany() : error;
  });
}

/** @throws ShopError 403 confirmation_required */
async function isAnother(
  container: MedusaContainer,
  { confirmed }: ReturnAsker,
  { order, account }: { order: OrderView; account: string },
): Promise<boolean> {
  const stored = await readRefundAccount(container, order.id);
  if (stored === account) return false;
  if (!confirmed && (stored !== undefined || order.payment.refundOwed > 0)) {
    throw new ShopError(403, "confirmation_required", "The password has to be given first");
  }
  return true;
}
