import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { PaidOutNote } from "../../modules/payment-ledger/reversal-repository.ts";
import type { PaymentLedgerModuleService } from "../../modules/payment-ledger/service.ts";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import type { SqlManager } from "../../queue/sql-scope.ts";
import { findReversal } from "../../providers/configured.ts";
import { ShopError } from "../../shop-error.ts";
import { isCash } from "../order/cash-on-delivery.ts";
import { workWithOrder } from "../order/cancel-order.ts";
import { bookRefund } from "../order/refund-at-gateway.ts";
import { underOrderLock } from "../order/settle-payment.ts";
import { readDebts } from "./read-debts.ts";
import { findPaidAttempt } from "./paid-attempt.ts";
import { getLateSum } from "./late-sum.ts";
import { getLedger } from "./get-ledger.ts";
import { isStatedBy, whoStates } from "./stated-by.ts";

export interface ManualRefund {
  /** of a cancellation (ordcan_…), a return (retreq_…) or a late attempt (payatt_…) */
  id: string;
  /** who paid it and how: `Name: words` */
  by: string;
  /** called under the order's lock before anything is written, with its sum; an error aborts the refund */
  check?: (amount: Sum) => Promise<void>;
  /** runs in the transaction that records it first */
  along?: (sql: SqlManager) => Promise<void>;
}

export interface ManualRefundResult {
  orderId: string;
  /** whole sum */
  amount: Sum;
  /** it was recorded before; nothing changed */
  again: boolean;
}

/**
 * Records and books a refund that a person paid without the gateway. A repeat changes nothing. A repeat with another
 * transfer reference means that money was sent twice or that a wrong row was chosen, and is refused. If the process
 * dies in between, the debt stays owed and the record written: `finishPaidOut` or a repeat completes it.
 * @throws ShopError 400 invalid_input, 404 not_found, 409 conflict | refund_recorded | refund_given_twice
 */
export async function recordManualRefund(
  container: MedusaContainer,
  { id, by, check, along }: ManualRefund,
): Promise<ManualRefundResult> {
  if (!isStatedBy(by)) throw new ShopError(400, "invalid_input", whoStates.paidOut);
  const note: ManualRefund = { id, by: by.trim().slice(0, 500), check, along };
  if (id.startsWith("payatt_")) return payOutLate(container, note);
  const orderId = await readOrder(container, id);
  if (!orderId) {
    throw new ShopError(404, "not_found", `There is no cancellation, return or late payment ${id}`);
  }
  return workWithOrder(container, orderId, () => payOutDebt(container, orderId, note));
}

async function readOrder(container: MedusaContainer, id: string): Promise<string | undefined> {
  if (id.startsWith("ordcan_")) {
    const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
    return (await parcels.listOrderCancellations({ id: [id] }, { select: ["id", "order_id"] }))[0]?.order_id;
  }
  if (!id.startsWith("retreq_")) return undefined;
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  return (await returns.current(id))?.order_id;
}

async function payOutDebt(
  container: MedusaContainer,
  orderId: string,
  { id, by, check, along }: ManualRefund,
): Promise<ManualRefundResult> {
  const { reversals } = getLedger(container);
  const cash = isCash((await getLedger(container).findPayable(orderId))?.method ?? "");
  const debt = (await readDebts(container, orderId)).find((one) => one.id === id);
  if (!debt) throw notOwed(id, "nothing is to be given back for it");
  const { amount } = debt;
  const noted = await readNote(reversals, orderId, id);
  const paid = await findPaidAttempt(container, orderId);
  if (paid?.state === "refunded" && !findReversal(paid.gateway)) {
    // The gateway's merchant dashboard was faster. The manual refund is recorded all the same: the buyer has the
    // money twice.
    if (!noted) {
      await check?.(amount);
      await reversals.payOut({ id, orderId, amount, words: by }, along);
    }
    refuseOther(noted, by);
    throw new ShopError(409, "refund_given_twice", `${paid.gateway} gave ${id} back too; the note is kept`);
  }
  if (debt.state === "done") {
    if (!noted) throw notOwed(id, "the gateway gave it back");
    if (!cash) await bookRefund(container, debt);
    refuseOther(noted, by);
    return { orderId, amount, again: true };
  }
  if (debt.state !== "owed" || (paid?.state === "paid" && paid.reversal === "asked")) {
    throw notOwed(id, "its gateway is still being asked for it");
  }
  if (!noted) {
    await check?.(amount);
    await reversals.payOut({ id, orderId, amount, words: by }, along);
  }
  // The engine has no payment for cash, so it cannot book a refund of it; our record is the only one.
  if (!cash) await bookRefund(container, debt);
  await debt.move("owed", "done");
  refuseOther(noted, by);
  return { orderId, amount, again: false };
}

/** The engine has no entry for late payments: only the ledger records their refund. */
async function payOutLate(
  container: MedusaContainer,
  { id, by, check, along }: ManualRefund,
): Promise<ManualRefundResult> {
  const ledger = getLedger(container);
  const [row] = await ledger.listPaymentAttempts({ id: [id] }, { select: ["id", "order_id"] });
  if (!row) throw new ShopError(404, "not_found", `There is no payment ${id}`);
  const orderId = row.order_id;
  return underOrderLock(container, orderId, async () => {
    const attempt = (await ledger.listAttempts([orderId])).find((one) => one.id === id);
    if (!attempt) throw new ShopError(404, "not_found", `There is no payment ${id}`);
    const amount = getLateSum(attempt);
    const noted = await readNote(ledger.reversals, orderId, id);
    if (attempt.state === "refunded" && noted) {
      refuseOther(noted, by);
      return { orderId, amount, again: true };
    }
    if (attempt.state !== "late") throw notOwed(id, `it is ${attempt.state} and not late`);
    if (attempt.reversal !== "refused") throw notOwed(id, "its gateway is still being asked for it");
    if (!noted) {
      await check?.(amount);
      await ledger.reversals.payOut({ id, orderId, amount, words: by }, along);
    }
    await ledger.withOrder(orderId, async (order) => {
      const now = order?.attempts.find((one) => one.id === id);
      // Payme's refund button may have been faster.
      if (!order || now?.state !== "late") throw notOwed(id, "its gateway gave it back meanwhile");
      await order.move(now, "refunded", { reversal: "done", reversalNote: noted?.words ?? by });
    });
    refuseOther(noted, by);
    return { orderId, amount, again: false };
  });
}

async function readNote(
  reversals: PaymentLedgerModuleService["reversals"],
  orderId: string,
  id: string,
): Promise<PaidOutNote | undefined> {
  return (await reversals.listPaidOut(orderId)).find((note) => note.id === id);
}

/** The part after the name: the transfer reference, whoever recorded it. */
const getReference = (words: string) => words.slice(words.indexOf(":") + 1).trim();

/** @throws ShopError 409 refund_recorded when another transfer was recorded before */
function refuseOther(noted: PaidOutNote | undefined, by: string): void {
  if (!noted || getReference(noted.words) === getReference(by)) return;
  throw new ShopError(
    409,
    "refund_recorded",
    `${noted.id} was paid out before: ${getReference(noted.words)}`,
  );
}

const notOwed = (id: string, why: string) => new ShopError(409, "conflict", `${id} is not owed: ${why}`);
