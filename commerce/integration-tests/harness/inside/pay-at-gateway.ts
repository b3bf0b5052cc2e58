import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { paymentCollectionId } from "../../../src/workflows/order/order-ids.ts";
import { ledger } from "../deferred-provider/ledger.ts";

/** Marks the payment as made at the test gateway or collected by the courier; the shop is not notified. */
export default async function pay(
  container: MedusaContainer,
  { orderId }: { orderId: string },
): Promise<void> {
  const [session] = await container
    .resolve(Modules.PAYMENT)
    .listPaymentSessions({ payment_collection_id: paymentCollectionId(orderId) });
  if (!session) throw new Error(`${orderId} has no payment session`);
  ledger.paidSessions.add(session.id);
  const { id, currency_code, amount } = session;
  const data = { ...session.data, collected: true };
  await container.resolve(Modules.PAYMENT).updatePaymentSession({ id, currency_code, amount, data });
}
