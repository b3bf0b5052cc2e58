import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { getLedger } from "../payment/get-ledger.ts";
import { paymentCollectionId } from "./order-ids.ts";
import type { OrderPlan } from "./plan-order.ts";

/**
 * Creates a payment collection, its link to the order, a session and a payable in the ledger. The provider leaves the
 * session `pending_authorization`: money moves later, for an order that exists.
 */
export async function openPayment(container: MedusaContainer, payment: OrderPlan["payment"]): Promise<void> {
  const service = container.resolve(Modules.PAYMENT);
  const { collectionId, amount, providerId } = payment;
  const collection = { id: collectionId, currency_code: "uzs", amount };
  await service.createPaymentCollections(collection);
  await container.resolve(ContainerRegistrationKeys.LINK).create(getLink(payment.orderId));
  const session = await service.createPaymentSession(collectionId, {
    provider_id: providerId,
    currency_code: "uzs",
    amount,
    data: { order_id: payment.orderId },
  });
  await service.authorizePaymentSession(session.id, {});
  await getLedger(container).dues.open(payment.payable);
}

/** Undoes `openPayment` as far as it got. Only for an order that nobody has seen: no money can have moved. */
export async function removePayment(container: MedusaContainer, orderId: string): Promise<void> {
  await getLedger(container).dues.remove(orderId);
  const service = container.resolve(Modules.PAYMENT);
  const sessions = await service.listPaymentSessions(
    { payment_collection_id: paymentCollectionId(orderId) },
    { select: ["id"] },
  );
  for (const { id } of sessions) await service.deletePaymentSession(id);
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss(getLink(orderId));
  await service.deletePaymentCollections([paymentCollectionId(orderId)]);
}

function getLink(orderId: string) {
  return {
    [Modules.ORDER]: { order_id: orderId },
    [Modules.PAYMENT]: { payment_collection_id: paymentCollectionId(orderId) },
  };
}
