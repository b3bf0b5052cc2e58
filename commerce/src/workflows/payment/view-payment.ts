import type { Sum } from "@bezak/contract/money.ts";
import type { PaymentFailure, PaymentMethod, PaymentStatus } from "@bezak/contract/payment-status.ts";
import { paymentFailures, paymentMethods } from "@bezak/contract/payment-status.ts";
import { isUnfinished } from "../../modules/payment-ledger/attempt-state.ts";
import { isOurs, mayBeLeft } from "../../modules/payment-ledger/leave-attempt.ts";
import type { Attempt, Payable, StoredReceipt } from "../../modules/payment-ledger/ledger.ts";
import { shopLink } from "../../mail/shop-link.ts";
import { payLink } from "../../providers/configured.ts";
import { paymentCollectionId } from "../order/order-ids.ts";
import { isPrepaid } from "./payment-deadline.ts";
import { getLateSum } from "./late-sum.ts";

export interface PaymentHistory {
  payable: Payable | undefined;
  /** oldest first */
  attempts: readonly Attempt[];
  receipts: readonly StoredReceipt[];
}

/** The part that every order shows. `booked` is the engine's status, which follows the ledger. */
export function viewOrderPayment(
  { payable, attempts }: PaymentHistory,
  booked: PaymentStatus,
  now = Date.now(),
) {
  const held = attempts.find(({ state }) => isUnfinished(state));
  const status = getStatus({ payable, attempts }, booked);
  const open = payable !== undefined && isOpen(payable, status, now);
  const expiresAt = held?.expiresAt;
  return {
    status,
    payUrl: open ? payLink(payable, held, returnPage(payable)) : null,
    expiresAt: expiresAt ? new Date(expiresAt).toISOString() : null,
    openUntil: open && payable.openUntil ? new Date(payable.openUntil).toISOString() : null,
  };
}

/** Late payments, whole sums: to be refunded, and refunded. */
export function lateMoney({ attempts }: Pick<PaymentHistory, "attempts">): { owed: Sum; refunded: Sum } {
  const late = attempts.filter(({ data }) => data.late === true);
  const addSums = (state: Attempt["state"]) =>
    late.filter((attempt) => attempt.state === state).reduce((sum, attempt) => sum + getLateSum(attempt), 0);
  return { owed: addSums("late"), refunded: addSums("refunded") };
}

/** Where a gateway sends the buyer after the payment. */
export function returnPage({ orderId, language }: Payable, path?: string): string {
  // a given path already names the language of its page
  if (path) return shopLink(path, "ru");
  return shopLink(`/payment-status/${paymentCollectionId(orderId)}`, language);
}

/** The part that the payment page needs. `offered`: the methods that this shop accepts. */
export function viewPaying(
  { payable, attempts, receipts }: PaymentHistory,
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
      type,
      number: receiptId,
      url: qrCodeUrl,
      at: new Date(at).toISOString(),
    })),
  };
}

const waitsForCode = (attempt: Attempt) =>
  isOurs(attempt) && attempt.method === "uzcard" && typeof attempt.data.codeUntil === "string";

function getStatus(
  { payable, attempts }: Pick<PaymentHistory, "payable" | "attempts">,
  booked: PaymentStatus,
): PaymentStatus {
  if (booked === "paid" || booked === "refunded") return booked;
  const own = attempts.filter(({ data }) => data.late !== true);
  if (own.some(({ state }) => state === "paid")) return "paid";
  if (own.some(({ state }) => state === "refunded")) return "refunded";
  if (booked === "cancelled" || payable?.closedAt) return "cancelled";
  if (own.some(({ state }) => isUnfinished(state))) return "processing";
  // A late payment is refunded: the buyer has not paid with it.
  const latest = attempts.at(-1);
  if (latest?.data.late === true && latest.method === payable?.method) return "failed";
  const last = own.at(-1);
  // After a change of the method, a failure of the former one does not count.
  if (last?.state === "cancelled" && last.failure && last.method === payable?.method) return "failed";
  return booked;
}

/** Whether it can be paid now: unpaid, not closed, before its deadline. */
function isOpen(payable: Payable, status: PaymentStatus, now: number): boolean {
  if (status !== "pending" && status !== "failed" && status !== "processing") return false;
  if (payable.closedAt) return false;
  return (
    payable.openUntil === null || new Date(payable.openUntil).getTime() > now || !isPrepaid(payable.method)
  );
}

function viewCard({ data }: Attempt) {
  return {
    mask: String(data.mask ?? ""),
    phone: typeof data.phone === "string" ? data.phone : null,
    resendAt: typeof data.resendAt === "string" ? data.resendAt : null,
    codeUntil: String(data.codeUntil),
    triesLeft: Number(data.triesLeft ?? 0),
  };
}
