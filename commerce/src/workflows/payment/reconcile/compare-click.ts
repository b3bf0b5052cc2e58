import type { Attempt } from "../../../modules/payment-ledger/ledger.ts";
import { attemptColumns, attemptOfRow, type AttemptRow } from "../../../modules/payment-ledger/rows.ts";
import type { ClickAnswer } from "../../../providers/click/merchant-call.ts";
import { difference, type Difference } from "./difference.ts";
import type { NumberOf } from "./compare-payme.ts";
import type { Read } from "./reading.ts";

/** Click's payment status: below 0 failed or refunded, 0 created, 1 in progress, 2 paid. */
const PAID = 2;

/** In a row. If Click is down, the rest of the list is not asked about. */
const MAX_UNANSWERED = 5;

export interface ClickStatus {
  paymentStatus(paydocId: string): Promise<ClickAnswer<{ status: number }>>;
}

/** Attempts changed since then for which Click has given an id. */
export async function clickAttempts(read: Read, since: Date, quietSince: Date): Promise<Attempt[]> {
  const rows = await read<AttemptRow>(
    `select ${attemptColumns} from payment_attempt
     where updated_at >= ? and updated_at <= ? and gateway = 'click' and data->>'paydocId' is not null
     order by updated_at`,
    [since, quietSince],
  );
  return rows.map(attemptOfRow);
}

/**
 * Asks Click about one attempt after another, since its rate limits are not published. Attempts that were not asked
 * about count as silent.
 */
export async function compareClick(
  api: ClickStatus,
  attempts: readonly Attempt[],
  numberOf: NumberOf,
): Promise<Difference[]> {
  const found: Difference[] = [];
  let silent = 0;
  let inARow = 0;
  for (const [at, attempt] of attempts.entries()) {
    if (inARow === MAX_UNANSWERED) {
      silent += attempts.length - at;
      break;
    }
    const answer = await api.paymentStatus(String(attempt.data.paydocId));
    if (answer.kind === "silent") {
      silent += 1;
      inARow += 1;
      continue;
    }
    inARow = 0;
    found.push(...compareStatus(attempt, answer, numberOf(attempt.orderId)));
  }
  if (silent > 0) {
    const amounts = { payments: silent };
    found.push(difference("gateway_silent", { order: null, id: "click", gateway: "click", amounts }));
  }
  return found;
}

/** Whether Click should hold the money of an attempt; null while that is not decided. */
function shouldHold({ state }: Attempt): boolean | null {
  if (state === "open" || state === "confirming") return null;
  return state === "paid" || state === "late";
}

function compareStatus(
  attempt: Attempt,
  answer: Exclude<ClickAnswer<{ status: number }>, { kind: "silent" }>,
  order: string | null,
): Difference[] {
  const { state, amount } = attempt;
  const facts = { order, id: String(attempt.data.paydocId), gateway: "click", amounts: { ledger: amount } };
  const expected = shouldHold(attempt);
  if (answer.kind === "refused") {
    if (!expected) return [];
    return [difference("missing_at_gateway", { ...facts, states: { ledger: state, click: answer.note } })];
  }
  const holds = answer.status === PAID;
  // Open here and paid at Click: its Complete request was lost.
  if (holds === (expected ?? false)) return [];
  const states = { ledger: state, click: clickName(answer.status) };
  return [difference("state_differs_at_gateway", { ...facts, states })];
}

function clickName(status: number): string {
  if (status < 0) return "failed or given back";
  return ["made", "under way", "paid"][status] ?? String(status);
}
