import type { Attempt } from "../../../modules/payment-ledger/ledger.ts";
import { getLateSum } from "../late-sum.ts";
import { difference, type Difference } from "./difference.ts";
import { toPayment, addSums, type BookedDebt, type OrderAccounts } from "./order-accounts.ts";

export function compareDebts(accounts: OrderAccounts): Difference[] {
  const unbooked = unbookedRefunds(accounts);
  return [...unbooked, ...openDebts(accounts), ...lateMoney(accounts), ...strayRefunds(accounts)];
}

/** Refunds that were paid and are missing in the engine. */
function unbookedRefunds(accounts: OrderAccounts): Difference[] {
  const { number: order, debts, refunds, captured } = accounts;
  const payment = toPayment(accounts);
  const gateway = payment?.gateway ?? null;
  // A debt that arose after the refund of the whole payment has no refund of its own: all of the money is booked
  // already.
  if (payment?.state === "refunded" && captured > 0 && addSums(refunds) >= payment.amount) return [];
  // The engine has no payment for cash, so it cannot book a refund of it; the record of the manual refund counts.
  const byHand = captured === 0 ? accounts.paidOut.map(({ id }) => id) : [];
  const noted = new Set([...refunds.map(({ note }) => note), ...byHand]);
  const missing = debts.filter(({ id, state }) => state === "done" && !noted.has(id));
  if (missing.length > 0) {
    return missing.map(({ id, amount }) => {
      return difference("refunded_not_booked", {
        order,
        id,
        gateway,
        amounts: { returned: amount, books: 0 },
      });
    });
  }
  const booked = addSums(refunds);
  if (payment?.state !== "refunded" || captured === 0 || booked >= payment.amount) return [];
  const amounts = { returned: payment.amount, books: booked };
  return [difference("refunded_not_booked", { order, id: payment.id, gateway, amounts })];
}

/**
 * Refunds that are still to be paid. After a refund of the whole payment nothing is owed: only the engine is behind.
 */
function openDebts(accounts: OrderAccounts): Difference[] {
  const { number: order, debts } = accounts;
  const payment = toPayment(accounts);
  if (payment?.state === "refunded") return [];
  const gateway = payment?.gateway ?? null;
  const describe = (debt: BookedDebt) => {
    return { order, id: debt.id, gateway, amounts: { owed: debt.amount }, states: { refund: debt.state } };
  };
  const owed = debts.filter(({ state }) => state === "owed");
  const unanswered = debts.filter(({ state }) => state === "asked" || state === "due");
  const how = isForDashboard(accounts, payment) ? "refund_in_cabinet" : "refund_owed";
  const found = [
    ...owed.map((debt) => difference(how, describe(debt))),
    ...unanswered.map((debt) => difference("refund_unanswered", describe(debt))),
  ];
  if (payment?.reversal === "asked" && unanswered.length === 0)
    found.push(unansweredReversal(order, payment));
  return found;
}

/**
 * Payme has no API call for refunds; the button in its merchant dashboard refunds a whole payment, unless the buyer
 * has the products.
 */
function isForDashboard({ debts, payable }: OrderAccounts, payment: Attempt | undefined): boolean {
  const whole = payment !== undefined && addSums(debts) === payment.amount;
  return (
    whole &&
    payment.gateway === "payme" &&
    !payable?.handedOver &&
    debts.every(({ state }) => state === "owed")
  );
}

function lateMoney({ number: order, attempts }: OrderAccounts): Difference[] {
  return attempts
    .filter(({ state }) => state === "late")
    .map((attempt) => {
      if (attempt.reversal !== "refused") return unansweredReversal(order, attempt);
      const { id, gateway } = attempt;
      return difference("late_money", { order, id, gateway, amounts: { late: getLateSum(attempt) } });
    });
}

function unansweredReversal(order: string, attempt: Attempt): Difference {
  const { id, gateway, state, reversal } = attempt;
  const amount = state === "late" ? getLateSum(attempt) : attempt.amount;
  const states = { ledger: state, reversal: reversal ?? "not asked yet" };
  return difference("refund_unanswered", { order, id, gateway, amounts: { asked: amount }, states });
}

/**
 * Refunds that were paid twice, and booked refunds that nobody paid. A refund of cash exists only as our own record.
 */
function strayRefunds(accounts: OrderAccounts): Difference[] {
  const { orderId: id, number: order, refunds, captured, debts, paidOut } = accounts;
  const payment = toPayment(accounts);
  const booked = addSums(refunds);
  const own = new Set(debts.map((debt) => debt.id));
  const byHand = addSums(paidOut.filter((note) => own.has(note.id)));
  const gateway = payment?.gateway ?? null;
  if (payment?.state === "refunded" && byHand > 0) {
    const amounts = { [payment.gateway]: payment.amount, "by hand": byHand };
    return [difference("given_back_twice", { order, id, gateway, amounts })];
  }
  const given = payment ? (payment.state === "refunded" ? payment.amount : byHand) : captured;
  if (booked <= given) return [];
  return [difference("refund_without_gateway", { order, id, gateway, amounts: { books: booked, given } })];
}
