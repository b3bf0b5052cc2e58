import type { AdministeredPayment, paymentAdminRoutes } from "@bezak/contract/payment-admin.ts";
import { paymentAttemptStates, type PaymentAttemptState } from "@bezak/contract/payment-status.ts";
import { administeredPayments } from "@bezak/contract/routes/payment-admin.ts";
import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import { answer } from "./answers.ts";
import { isOfShopAndDays, parameter, sortMoney, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";

const HOUR = 3_600_000;
const newest = Date.parse("2026-11-29T09:40:00Z");

/** A payment of some order, the older, the greater its number. */
export function listedPayment(
  number: number,
  state: PaymentAttemptState = "paid",
  other: Partial<AdministeredPayment> = {},
): AdministeredPayment {
  const at = (hours: number) => new Date(newest - number * 5 * HOUR + hours * HOUR).toISOString();
  const isOver = state === "cancelled" || state === "refunded";
  return {
    id: `payatt_${number}`,
    orderId: `order_${number}`,
    orderNumber: `482193${String(number).padStart(4, "0")}`,
    method: "payme",
    gateway: "payme",
    amount: 185_000 + number * 12_500,
    state,
    failure: null,
    transactionId: `6912f0a4b3c1d2e3f4a5${String(number).padStart(4, "0")}`,
    payerNumber: null,
    isLate: state === "late",
    createdAt: at(0),
    paidAt: state === "paid" || state === "refunded" || state === "late" ? at(0.1) : null,
    endedAt: isOver ? at(4) : null,
    ...other,
  };
}

/** One of each state and more, newest first. */
const listedPayments: readonly AdministeredPayment[] = [
  listedPayment(1, "open", { method: "uzcard", gateway: "atmos", transactionId: null }),
  listedPayment(2, "confirming", { method: "card", gateway: "atmos", transactionId: "20417788" }),
  listedPayment(3, "paid", {
    method: "click",
    gateway: "click",
    transactionId: "3219957410",
    payerNumber: "2410775318",
    amount: 12_480_000,
  }),
  listedPayment(4, "late"),
  listedPayment(5, "cancelled", { failure: "insufficient_funds" }),
  listedPayment(5, "paid", { id: "payatt_5b", transactionId: "6912f0a4b3c1d2e3f4a5ffff" }),
  listedPayment(6, "refunded"),
  listedPayment(7, "refunded", { isLate: true }),
];

let stored = listedPayments;

/** Resets the payments to the first or the given ones, newest first. */
export function resetListedPayments(to: readonly AdministeredPayment[] = listedPayments): void {
  stored = to;
}

/** As the server: whole numbers only. */
const isFound = (q: string, { orderNumber, transactionId, payerNumber }: AdministeredPayment) =>
  !q || [orderNumber, transactionId, payerNumber].includes(q.replace(/^(\d{10})-\d+$/, "$1"));

function hasOutcome(outcome: string | null, { state, isLate }: AdministeredPayment): boolean {
  if (!outcome) return true;
  const isPaid = (state === "paid" || state === "refunded") && !isLate;
  return outcome === "paid" ? isPaid : !isPaid && state !== "open" && state !== "confirming";
}

export const paymentAdminHandlers = [
  mock(administeredPayments, ({ request }) => {
    const given = (name: string) => parameter(request, name);
    const found = stored.filter(
      (one) =>
        isFound(given("q") ?? "", one) &&
        (!given("method") || one.method === given("method")) &&
        hasOutcome(given("outcome"), one) &&
        isOfShopAndDays(request, { id: "" }, one.createdAt),
    );
    const counts = Object.fromEntries(
      paymentAttemptStates.map((state) => [state, found.filter((one) => one.state === state).length]),
    ) as Record<PaymentAttemptState, number>;
    const rows = found.filter(({ state }) => !given("state") || state === given("state"));
    const sorted = sortMoney(rows, (given("sort") ?? "newest") as AmountSort, ({ createdAt }) => createdAt);
    return answer<(typeof paymentAdminRoutes)["administeredPayments"]>({
      ...toPage(request, sorted),
      counts,
    });
  }),
];
