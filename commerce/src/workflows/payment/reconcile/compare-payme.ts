import { toSum, toTiyin, type Tiyin } from "@bezak/contract/money.ts";
import type { Attempt, PaymentLedger } from "../../../modules/payment-ledger/ledger.ts";
import type { AttemptState } from "../../../modules/payment-ledger/attempt-state.ts";
import { difference, type Difference } from "./difference.ts";

const stateNames = { 1: "open", 2: "paid", [-1]: "cancelled", [-2]: "refunded" } as const;

export type PaymeState = keyof typeof stateNames;

export const isPaymeState = (state: number): state is PaymeState => state in stateNames;

/** A line of Payme's statement */
export interface PaymeEntry {
  id: string;
  /** Payme's own time, epoch milliseconds */
  time: number;
  amount: Tiyin;
  state: PaymeState;
}

const states: Record<AttemptState, PaymeState> = {
  open: 1,
  confirming: 1,
  paid: 2,
  late: 2,
  cancelled: -1,
  refunded: -2,
};

export type NumberOf = (orderId: string) => string | null;

/** Compares the ledger with a statement, for the time between its first and its last entry. */
export async function comparePayme(
  ledger: Pick<PaymentLedger, "statement">,
  entries: readonly PaymeEntry[],
): Promise<{ attempts: Attempt[]; compare: (numberOf: NumberOf) => Difference[] }> {
  const times = entries.map(({ time }) => time);
  if (times.length === 0) return { attempts: [], compare: () => [] };
  const range = times.reduce(
    ({ from, to }, time) => ({ from: Math.min(from, time), to: Math.max(to, time) }),
    { from: Infinity, to: -Infinity },
  );
  const attempts = await ledger.statement("payme", range.from, range.to);
  return { attempts, compare: (numberOf) => compareEntries(entries, attempts, numberOf) };
}

export function compareEntries(
  entries: readonly PaymeEntry[],
  attempts: readonly Attempt[],
  numberOf: NumberOf,
): Difference[] {
  const known = new Map(attempts.map((attempt) => [attempt.externalId, attempt]));
  const entryIds = new Set(entries.map(({ id }) => id));
  return [
    ...entries.flatMap((entry) => compareEntry(entry, known.get(entry.id), numberOf)),
    // An export need not contain attempts that took no money.
    ...attempts
      .filter(({ externalId, state }) => state !== "cancelled" && !entryIds.has(externalId ?? ""))
      .map((attempt) => missing(attempt, numberOf)),
  ];
}

function compareEntry(entry: PaymeEntry, attempt: Attempt | undefined, numberOf: NumberOf): Difference[] {
  const { id, amount, state } = entry;
  const gateway = "payme";
  if (!attempt) {
    // Cancelled before payment and never sent to us: no money is missing.
    if (state === -1) return [];
    const facts = { order: null, id, gateway, amounts: { payme: toSum(amount) } };
    return [difference("missing_in_ledger", { ...facts, states: { payme: stateNames[state] } })];
  }
  const order = numberOf(attempt.orderId);
  const found: Difference[] = [];
  if (toTiyin(attempt.amount) !== amount) {
    const amounts = { ledger: attempt.amount, payme: toSum(amount) };
    found.push(difference("amount_differs_at_gateway", { order, id, gateway, amounts }));
  }
  if (states[attempt.state] !== state) {
    const facts = { order, id, gateway, amounts: { ledger: attempt.amount } };
    const both = { ledger: attempt.state, payme: stateNames[state] };
    found.push(difference("state_differs_at_gateway", { ...facts, states: both }));
  }
  return found;
}

function missing({ orderId, id, externalId, amount, state }: Attempt, numberOf: NumberOf): Difference {
  return difference("missing_at_gateway", {
    order: numberOf(orderId),
    id: externalId ?? id,
    gateway: "payme",
    amounts: { ledger: amount },
    states: { ledger: state },
  });
}
