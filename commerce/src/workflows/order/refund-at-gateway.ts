import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer, PaymentCollectionDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { readRows } from "../../read-rows.ts";
import { paymentCollectionId } from "./order-ids.ts";

export interface RefundRequest {
  orderId: string;
  /** whole sum */
  amount: Sum;
  /** id of the cancellation or return; the refund is found by it */
  note: string;
}

/** Asks the gateway once; returns the reason if it refused. `recordRefund` then updates the order. */
export async function refundAtGateway(
  container: MedusaContainer,
  { orderId, amount, note }: RefundRequest,
): Promise<string | undefined> {
  const payments = container.resolve(Modules.PAYMENT);
  const paid = (await readPayments(container, orderId)).find(({ captures }) => captures?.length);
  if (!paid) return "nothing was captured";
  try {
    await payments.refundPayment({ payment_id: paid.id, amount, note });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Whether the gateway is known to have paid this refund: the engine adds a refund to its collection after the gateway's
 * answer. False if a process died in between, whatever the gateway did.
 */
export async function isRefunded(
  container: MedusaContainer,
  orderId: string,
  note: string,
): Promise<boolean> {
  const { payments = [], refunded_amount } = await getCollection(container, orderId);
  const refunds = payments.flatMap(({ refunds = [] }) => refunds);
  const noted = refunds.reduce((sum, { amount }) => sum + Number(amount), 0);
  return refunds.some((refund) => refund.note === note) && Number(refunded_amount ?? 0) >= noted;
}

/** Prefix of a refund's note: what a refund from the merchant dashboard returned beyond everything that was owed. */
const DASHBOARD_PREFIX = "cabinet_";

/**
 * After the refund of a whole payment, books what exceeds the debts of its order: the money of parcels in transit or
 * delivered. Idempotent.
 */
export async function bookRemainder(
  container: MedusaContainer,
  orderId: string,
  attemptId: string,
): Promise<void> {
  const id = `${DASHBOARD_PREFIX}${attemptId}`;
  const collection = await getCollection(container, orderId);
  const amount = getRefundable(collection);
  if (amount > 0 || getRefunds(collection).some(({ note }) => note === id))
    await bookRefund(container, { orderId, id, amount });
}

/** Whole sum that was captured and not refunded. */
const getRefundable = ({ captured_amount, refunded_amount }: PaymentCollectionDTO) =>
  Number(captured_amount ?? 0) - Number(refunded_amount ?? 0);

const getRefunds = ({ payments = [] }: PaymentCollectionDTO) =>
  payments.flatMap(({ refunds = [] }) => refunds);

/** Whether the whole payment was refunded from the merchant dashboard before the debt arose. */
async function wentBackBefore(container: MedusaContainer, orderId: string): Promise<boolean> {
  const collection = await getCollection(container, orderId);
  return (
    getRefundable(collection) === 0 &&
    getRefunds(collection).some(({ note }) => note?.startsWith(DASHBOARD_PREFIX))
  );
}

export interface DashboardRefund {
  id: string;
  orderId: string;
  /** of the order */
  number: string;
  /** whole sum */
  amount: Sum;
  at: Date;
}

/** Refunds from merchant dashboards since then. */
export function dashboardRefunds(container: MedusaContainer, since: Date): Promise<DashboardRefund[]> {
  return readRows(
    container,
    `select r.id, o.id as "orderId", o.custom_display_id as number, r.amount::float8 as amount,
       r.created_at as at
     from refund r join payment p on p.id = r.payment_id
     join order_payment_collection l
       on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
     join "order" o on o.id = l.order_id
     where r.created_at >= ? and r.deleted_at is null and starts_with(r.note, ?)`,
    [since.toISOString(), DASHBOARD_PREFIX],
  );
}

/**
 * Books a refund that was paid, once. A row that a dead process left uncounted is deleted first: the provider only reads
 * its ledger, so a second request refunds nothing twice.
 * @throws Error when the provider has no such refund
 */
export async function bookRefund(
  container: MedusaContainer,
  { orderId, id: note, amount }: { orderId: string; id: string; amount: Sum },
): Promise<void> {
  // Once it is among the order's transactions it is done, even if another refund is uncounted.
  if (await isRecorded(container, orderId, note)) return;
  if (!note.startsWith(DASHBOARD_PREFIX) && (await wentBackBefore(container, orderId))) return;
  if (!(await isRefunded(container, orderId, note))) {
    const payments = await readPayments(container, orderId);
    const stray = payments.flatMap(({ refunds = [] }) => refunds).filter((refund) => refund.note === note);
    if (stray.length > 0) {
      await container
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)("refund")
        .whereIn(
          "id",
          stray.map(({ id }) => id),
        )
        .delete();
    }
    const refused = await refundAtGateway(container, { orderId, amount, note });
    if (refused) throw new Error(`Refund ${note} of order ${orderId} cannot be booked: ${refused}`);
  }
  await recordRefund(container, orderId, note);
}

/** Adds a paid refund to the order's transactions if it is missing there. */
export async function recordRefund(container: MedusaContainer, orderId: string, note: string): Promise<void> {
  const refunds = (await readPayments(container, orderId)).flatMap(({ refunds = [] }) => refunds);
  const refund = refunds.find((given) => given.note === note);
  if (!refund) return;
  const orders = container.resolve(Modules.ORDER);
  const known = await orders.listOrderTransactions(
    { order_id: orderId, reference_id: refund.id },
    { select: ["id"] },
  );
  if (known.length > 0) return;
  await orders.addOrderTransactions({
    order_id: orderId,
    amount: -Number(refund.amount),
    currency_code: "uzs",
    reference: "refund",
    reference_id: refund.id,
  });
}

async function isRecorded(container: MedusaContainer, orderId: string, note: string): Promise<boolean> {
  const refunds = (await readPayments(container, orderId)).flatMap(({ refunds = [] }) => refunds);
  const ids = refunds.filter((given) => given.note === note).map(({ id }) => id);
  if (ids.length === 0) return false;
  const known = await container
    .resolve(Modules.ORDER)
    .listOrderTransactions({ order_id: orderId, reference_id: ids }, { select: ["id"], take: 1 });
  return known.length > 0;
}

async function readPayments(container: MedusaContainer, orderId: string) {
  return (await getCollection(container, orderId)).payments ?? [];
}

function getCollection(container: MedusaContainer, orderId: string) {
  return container.resolve(Modules.PAYMENT).retrievePaymentCollection(paymentCollectionId(orderId), {
    relations: ["payments", "payments.captures", "payments.refunds"],
  });
}
