import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import {
  paymentAttemptStates,
  paymentMethods,
  paymentOutcomes,
  type PaymentAttemptState,
  type PaymentMethod,
  type PaymentOutcome,
} from "@bezak/contract/payment-status.ts";
import { findDay } from "../../../lib/find-day.ts";
import { pageNumber } from "../../../lib/page-number.ts";
import type { Period } from "../../../lib/period-fields.tsx";
import { queryText } from "../../../lib/query-text.ts";
import { writeQuery } from "../../../lib/write-query.ts";

/** Filters of the list of all payments, named in the address as in the call. */
export interface PaymentsChoice extends Period {
  /** empty for all */
  q: string;
  state?: PaymentAttemptState;
  method?: PaymentMethod;
  outcome?: PaymentOutcome;
  sort: AmountSort;
  /** from 1 */
  page: number;
}

/** Reads the choice from an address; invalid values are ignored. */
export function parsePaymentsChoice(search: URLSearchParams): PaymentsChoice {
  const state = paymentAttemptStates.find((one) => one === search.get("state"));
  const method = paymentMethods.find((one) => one === search.get("method"));
  const outcome = paymentOutcomes.find((one) => one === search.get("outcome"));
  const [from, to] = [findDay(search.get("from")), findDay(search.get("to"))];
  return {
    q: queryText(search),
    ...(state && { state }),
    ...(method && { method }),
    ...(outcome && { outcome }),
    ...(from && { from }),
    ...(to && { to }),
    sort: amountSorts.find((one) => one === search.get("sort")) ?? "newest",
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export const paymentsSearch = ({ q, state, method, outcome, from, to, sort, page }: PaymentsChoice): string =>
  writeQuery({ q, state, method, outcome, from, to, sort, page }, { sort: "newest" });

/** Whether anything besides the state is chosen. */
export const isNarrowed = ({ q, method, outcome, from, to }: PaymentsChoice): boolean =>
  [q, method, outcome, from, to].some(Boolean);
