import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { PaidOutNote } from "../../modules/payment-ledger/reversal-repository.ts";
import type { PaymentLedgerModuleService } from "../../modules/payment-ledger/service.ts";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { reversalOf } from "../../providers/configured.ts";
import { ShopError } from "../../shop-error.ts";
import { isCash } from "../order/cash-on-delivery.ts";
import { workWithOrder } from "../order/cancel-order.ts";
import { bookRefund } from "../order/refund-at-gateway.ts";
import { underOrderLock } from "../order/settle-payment.ts";
import { debtsOf } from "./debts-of.ts";
import { paidAttempt } from "./paid-attempt.ts";
import { lateSumOf } from "./late-sum.ts";
import { ledgerOf } from "./ledger-of.ts";
import { isStatedBy, whoStates } from "./stated-by.ts";

export interface PaidOutRequest {
  /** of what is owed: a cancellation (ordcan_…), a return (retreq_…) or a late attempt (payatt_…) */
  id: string;
  /** who gave it back and how: `Name: words` */
  by: string;
  /** asked under the order's lock, before anything is written; what it throws ends the attempt */
  check?: () => Promise<void>;
}

export interface PaidOutAnswer {
  orderId: string;
  /** whole sum */
  amount: Sum;
  /** it was noted before, nothing changed */
  again: boolean;
}

/**
 * Notes that a person gave owed money back by other means than the gateway, and books it. A repeat changes nothing; one
 * with other words says that money was sent twice, or that a wrong row was taken, and is refused. A process that dies on
 * the way leaves the debt owed and its note written: `finishPaidOut` or a repeat carries on from there.
 * @throws ShopError 400 invalid_input, 404 not_found, 409 conflict | refund_recorded | refund_given_twice
 */
export async function recordManualRefund(
  container: MedusaContainer,
  { id, by, check }: PaidOutRequest,
): Promise<PaidOutAnswer> {
  if (!isStatedBy(by)) throw new ShopError(400, "invalid_input", whoStates.paidOut);
  const note: PaidOutRequest = { id, by: by.trim().slice(0, 500), check };
  if (id.startsWith("payatt_")) return payOutLate(container, note);
  const orderId = await orderOf(container, id);
  if (!orderId) {
    throw new ShopError(404, "not_found", `There is no cancellation, return or late payment ${id}`);
  }
  return workWithOrder(container, orderId, () => payOutDebt(container, orderId, note));
}

async function orderOf(container: MedusaContainer, id: string): Promise<string | undefined> {
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
  { id, by, check }: PaidOutRequest,
): Promise<PaidOutAnswer> {
  const { reversals } = ledgerOf(container);
  const cash = isCash((await ledgerOf(container).findPayable(orderId))?.method ?? "");
  const debt = (await debtsOf(container, orderId)).find((one) => one.id === id);
  if (!debt) throw notOwed(id, "nothing is to be given back for it");
  const { amount } = debt;
  const noted = await noteOf(reversals, orderId, id);
  const paid = await paidAttempt(container, orderId);
  if (paid?.state === "refunded" && !reversalOf(paid.gateway)) {
    // Its cabinet was quicker. What a person says to have sent is kept all the same: the buyer has it twice.
    if (!noted) await reversals.payOut({ id, orderId, amount, words: by });
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
    await check?.();
    await reversals.payOut({ id, orderId, amount, words: by });
  }
  // Of cash the engine has no payment to book a refund of: the note is the book.
  if (!cash) await bookRefund(container, debt);
  await debt.move("owed", "done");
  refuseOther(noted, by);
  return { orderId, amount, again: false };
}

/** Late money is in no books of the engine: the ledger alone notes that it went back. */
async function payOutLate(
  container: MedusaContainer,
  { id, by, check }: PaidOutRequest,
): Promise<PaidOutAnswer> {
  const ledger = ledgerOf(container);
  const [row] = await ledger.listPaymentAttempts({ id: [id] }, { select: ["id", "order_id"] });
  if (!row) throw new ShopError(404, "not_found", `There is no payment ${id}`);
  const orderId = row.order_id;
  return underOrderLock(container, orderId, async () => {
    const attempt = (await ledger.attemptsOf([orderId])).find((one) => one.id === id);
    if (!attempt) throw new ShopError(404, "not_found", `There is no payment ${id}`);
    const amount = lateSumOf(attempt);
    const noted = await noteOf(ledger.reversals, orderId, id);
    if (attempt.state === "refunded" && noted) {
      refuseOther(noted, by);
      return { orderId, amount, again: true };
    }
    if (attempt.state !== "late") throw notOwed(id, `it is ${attempt.state} and not late`);
    if (attempt.reversal !== "refused") throw notOwed(id, "its gateway is still being asked for it");
    if (!noted) {
      await check?.();
      await ledger.reversals.payOut({ id, orderId, amount, words: by });
    }
    await ledger.withOrder(orderId, async (order) => {
      const now = order?.attempts.find((one) => one.id === id);
      // Payme's button may have come first.
      if (!order || now?.state !== "late") throw notOwed(id, "its gateway gave it back meanwhile");
      await order.move(now, "refunded", { reversal: "done", reversalNote: noted?.words ?? by });
    });
    refuseOther(noted, by);
    return { orderId, amount, again: false };
  });
}

async function noteOf(
  reversals: PaymentLedgerModuleService["reversals"],
  orderId: string,
  id: string,
): Promise<PaidOutNote | undefined> {
  return (await reversals.paidOutOf(orderId)).find((note) => note.id === id);
}

/** What was written down of the transfer, whoever wrote it: the words behind the name. */
const referenceOf = (words: string) => words.slice(words.indexOf(":") + 1).trim();

/** @throws ShopError 409 refund_recorded when another transfer was noted before */
function refuseOther(noted: PaidOutNote | undefined, by: string): void {
  if (!noted || referenceOf(noted.words) === referenceOf(by)) return;
  throw new ShopError(409, "refund_recorded", `${noted.id} was paid out before: ${referenceOf(noted.words)}`);
}

const notOwed = (id: string, why: string) => new ShopError(409, "conflict", `${id} is not owed: ${why}`);
