import type { Sum } from "@bezak/contract/money.ts";
import type { PaymentFailure, PaymentMethod, PaymentStatus } from "@bezak/contract/payment-status.ts";
import { paymentFailures, paymentMethods } from "@bezak/contract/payment-status.ts";
import { isUnfinished } from "../../modules/payment-ledger/attempt-state.ts";
import { isOurs, mayBeLeft } from "../../modules/payment-ledger/leave-attempt.ts";
import type { Attempt, Payable, FiscalReceipt } from "../../modules/payment-ledger/ledger.ts";
import { shopLink } from "../../mail/shop-link.ts";
import { payLink } from "../../providers/configured.ts";
import { paymentCollectionId } from "../order/order-ids.ts";
import { isPrepaid } from "./payment-deadline.ts";
import { lateSumOf } from "./late-sum.ts";

/** What the ledger knows of one order. */
export interface PaymentPast {
  payable: Payable | undefined;
  /** oldest first */
  attempts: readonly Attempt[];
  receipts: readonly FiscalReceipt[];
}

/** What of a payment every order shows; the engine's own word is `booked`, which follows the ledger. */
export function viewOrderPayment(
  { payable, attempts }: PaymentPast,
  booked: PaymentStatus,
  now = Date.now(),
) {
  const held = attempts.find(({ state }) => isUnfinished(state));
  const status = statusOf({ payable, attempts }, booked);
  const open = payable !== undefined && isOpen(payable, status, now);
  const expiresAt = held?.expiresAt;
  return {
    status,
    payUrl: open ? payLink(payable, held, returnPage(payable)) : null,
    expiresAt: expiresAt ? new Date(expiresAt).toISOString() : null,
    openUntil: open && payable.openUntil ? new Date(payable.openUntil).toISOString() : null,
  };
}

/** Money that came when the order could no longer be paid by it, whole sum: on its way back, and back. */
export function lateMoney({ attempts }: Pick<PaymentPast, "attempts">): { owed: Sum; refunded: Sum } {
  const late = attempts.filter(({ data }) => data.late === true);
  const sumOf = (state: Attempt["state"]) =>
    late.filter((attempt) => attempt.state === state).reduce((sum, attempt) => sum + lateSumOf(attempt), 0);
  return { owed: sumOf("late"), refunded: sumOf("refunded") };
}

/** Where a gateway sends the buyer back to. */
export function returnPage({ orderId, language }: Payable, path?: string): string {
  // a path that was given is in the language of its page already
  if (path) return shopLink(path, "ru");
  return shopLink(`/payment-status/${paymentCollectionId(orderId)}`, language);
}

/** The rest of it, for the page that pays. `offered` are the methods this shop takes. */
export function viewPaying(
  { payable, attempts, receipts }: PaymentPast,
  status: PaymentStatus,
  offered: readonly string[],
) {
  const held = attempts.find(({ state }) => isUnfinished(state));
  const last = attempts.at(-1);
  const choosing = payable && isOpen(payable, status, Date.now()) && (!held || mayBeLeft(held, Date.now()));
  const failed = status === "failed" ? (last?.data.late === true ? "late" : last?.failure) : null;
  return {
    methods: choosing ? paymentMethods.filter((method) => offered.includes(method)) : ([] as PaymentMethod[]),
    failure: failed && failed in paymentFailures ? (failed as PaymentFailure) : null,
    card: held && waitsForCode(held) ? viewCard(held) : null,
    receipts: receipts.map(({ type, receiptId, qrCodeUrl, at }) => ({
      ...{ type, number: receiptId, url: qrCodeUrl },
      at: new Date(at).toISOString(),
    })),
  };
}

const waitsForCode = (attempt: Attempt) =>
  isOurs(attempt) && attempt.method === "uzcard" && typeof attempt.data.codeUntil === "string";

function statusOf(
  { payable, attempts }: Pick<PaymentPast, "payable" | "attempts">,
  booked: PaymentStatus,
): PaymentStatus {
  if (booked === "paid" || booked === "refunded") return booked;
  const own = attempts.filter(({ data }) => data.late !== true);
  if (own.some(({ state }) => state === "paid")) return "paid";
  if (own.some(({ state }) => state === "refunded")) return "refunded";
  if (booked === "cancelled" || payable?.closedAt) return "cancelled";
  if (own.some(({ state }) => isUnfinished(state))) return "processing";
  // Money that came too late goes back: the buyer has not paid by it.
  const latest = attempts.at(-1);
  if (latest?.data.late === true && latest.method === payable?.method) return "failed";
  const last = own.at(-1);
  // Another way was chosen since: nothing of it has failed.
  if (last?.state === "cancelled" && last.failure && last.method === payable?.method) return "failed";
  return booked;
}

/** Whether it may be paid now: unpaid, not ended, its time not over. */
function isOpen(payable: Payable, status: PaymentStatus, now: number): boolean {
  if (status !== "pending" && status !== "failed" && status !== "processing") return false;
  if (payable.closedAt) return false;
  return (
    payable.openUntil === null || new Date(payable.openUntil).getTime() > now || !isPrepaid(payable.method)
  );
}

/** What an UzCard try may show: shapes in `CardTry` of the contract. */
function viewCard({ data }: Attempt) {
  return {
    mask: String(data.mask ?? ""),
    phone: typeof data.phone === "string" ? data.phone : null,
    resendAt: typeof data.resendAt === "string" ? data.resendAt : null,
    codeUntil: String(data.codeUntil),
    triesLeft: Number(data.triesLeft ?? 0),
  };
}
