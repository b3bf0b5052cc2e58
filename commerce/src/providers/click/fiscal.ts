import type { Attempt, StoredReceipt, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import { findPaydoc } from "./attempts.ts";
import { canItemise } from "./fiscal-items.ts";
import { clickMerchantApi } from "./merchant-api.ts";
import type { ClickAnswer } from "./merchant-call.ts";
import type { ClickOptions } from "./options.ts";
import { getReceipt } from "./get-receipt.ts";

/**
 * `nothing`: there is nothing to do (yet), with the reason. `refused`: Click rejected the lines; its message is in the
 * ledger's events and in `data.fiscalRefused` of the attempt. `silent`: the result is unknown. Repeat the latter two.
 */
export type FiscalOutcome =
  | { kind: "done" }
  | { kind: "nothing"; why: string }
  | { kind: "refused"; why: string }
  | { kind: "silent"; why: string };

const DONE: FiscalOutcome = { kind: "done" };
const nothing = (why: string): FiscalOutcome => ({ kind: "nothing", why });

/**
 * Submits the contents of a paid order to Click, once: `data.fiscalSubmitted` of the attempt stores when. Looks for a
 * receipt first, since the answer to an earlier call may have been lost. Must not be called under the order's lock.
 */
export async function submitClickFiscal(
  ledger: PaymentLedger,
  options: ClickOptions,
  orderId: string,
): Promise<FiscalOutcome> {
  const paid = await readPaid(ledger, orderId);
  if (!paid || paid.attempt.state !== "paid") return nothing("the order is not paid by Click");
  const { attempt, paydocId } = paid;
  if (attempt.data.fiscalSubmitted) return DONE;
  const receipt = (await ledger.findPayable(orderId))?.receipt;
  if (!receipt) return nothing("a line of the order has no fiscal codes");
  if (!canItemise(options, receipt)) return nothing("delivery has no fiscal codes");
  const found = await readClickFiscal(ledger, options, orderId);
  if (found.kind === "done") return DONE;
  if (found.kind === "silent") return found;
  const answer = await clickMerchantApi(options).submitFiscalItems(paydocId, receipt, attempt.amount);
  const now = new Date().toISOString();
  await keep(ledger, attempt, "submit_items", { payment_id: paydocId }, answer, {
    data: getData(answer, now),
  });
  return getOutcome(answer);
}

/** Requests the receipt of an order paid by Click, and stores it with the URL of its QR code. */
export async function readClickFiscal(
  ledger: PaymentLedger,
  options: ClickOptions,
  orderId: string,
): Promise<FiscalOutcome> {
  const paid = await readPaid(ledger, orderId);
  if (!paid) return nothing("the order is not paid by Click");
  const { attempt, paydocId } = paid;
  if (attempt.data.fiscalRead) return DONE;
  const answer = await clickMerchantApi(options).fiscalReceipt(paydocId);
  if (answer.kind === "silent") return { kind: "silent", why: answer.why };
  // Click cannot answer "not yet": it reports an unknown receipt.
  if (answer.kind === "refused" || !answer.qrCodeUrl) return nothing("there is no receipt yet");
  const now = new Date();
  await keep(ledger, attempt, "ofd_data", { payment_id: paydocId }, answer, {
    data: {
      fiscalSubmitted: attempt.data.fiscalSubmitted ?? now.toISOString(),
      fiscalRead: now.toISOString(),
    },
    receipt: getReceipt(paydocId, answer.qrCodeUrl, now),
  });
  return DONE;
}

async function readPaid(ledger: PaymentLedger, orderId: string) {
  const attempts = await ledger.listAttempts([orderId]);
  const attempt = attempts.find(
    ({ gateway, state }) => gateway === "click" && (state === "paid" || state === "refunded"),
  );
  const paydocId = attempt && findPaydoc(attempt);
  return attempt && paydocId ? { attempt, paydocId } : undefined;
}

function keep(
  ledger: PaymentLedger,
  attempt: Attempt,
  call: string,
  request: object,
  answer: ClickAnswer,
  { data, receipt }: { data: Record<string, unknown>; receipt?: StoredReceipt },
): Promise<void> {
  return ledger.withOrder(attempt.orderId, async (order) => {
    if (!order) return;
    if (Object.keys(data).length > 0) await order.change(attempt, { data });
    if (receipt) await order.keepReceipt(attempt, receipt);
    await order.note({ gateway: "click", call, request, answer }, attempt);
  });
}

function getData(answer: ClickAnswer, now: string): Record<string, unknown> {
  if (answer.kind === "ok") return { fiscalSubmitted: now, fiscalRefused: null };
  return answer.kind === "refused" ? { fiscalRefused: `${answer.code} ${answer.note}`.slice(0, 300) } : {};
}

function getOutcome(answer: ClickAnswer): FiscalOutcome {
  if (answer.kind === "refused") return { kind: "refused", why: `${answer.code} ${answer.note}` };
  return answer.kind === "silent" ? { kind: "silent", why: answer.why } : DONE;
}
