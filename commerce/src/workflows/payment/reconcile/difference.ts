/** Every kind of difference, with the instruction to the operator. docs/payments.md explains each. */
export const todos = {
  paid_not_booked:
    "The gateway has the money and the accounts do not: fix what commerce's log reports for this order, then move or cancel one of its parcels, which books the money first.",
  booked_not_paid:
    "The accounts show money that the ledger does not have: look for the payment in the gateway's merchant dashboard and send nothing until it is found.",
  amount_differs:
    "The ledger and the accounts have different sums: compare both with the gateway's merchant dashboard before anything is sent or refunded.",
  count_differs:
    "The engine counts another sum than was captured, and shows the order as paid or unpaid by it: have captured_amount of its payment_collection corrected before anything else is done with the order.",
  receipt_missing:
    "The payment has no fiscal receipt: look in the gateway's merchant dashboard, and if there is none ask its support with this id. ATMOS issues none: issue it with cash register software.",
  paid_but_cancelled:
    "The order is cancelled and its refund was never started: refund it in the gateway's merchant dashboard.",
  refunded_not_booked:
    "The money was refunded and the accounts do not show it: cancel the order if its products were not sent; otherwise ask the buyer for the products or the money.",
  refund_without_gateway:
    "The accounts show a refund that no gateway made and nobody recorded: find out whether the buyer has it, and refund it if not.",
  given_back_twice:
    "The gateway refunded the whole payment after a part had been paid out manually: ask the buyer for that part.",
  late_money:
    "Money came too late and the gateway has no call to refund it: refund it in the merchant dashboard or manually, then record it with --paid-out and this id.",
  refund_owed:
    "The buyer is owed this money and the gateway has no call to refund it: pay it out manually, then record it with --paid-out and this id.",
  refund_in_cabinet:
    "The whole payment is owed, and Payme refunds it only from its merchant dashboard: refund it there, and the accounts follow automatically.",
  refund_unanswered:
    "The gateway has not answered this refund, which is requested again every minute: if this lasts for an hour ask its support.",
  payment_unanswered:
    "The gateway does not report whether this attempt took money; its status is requested automatically: if this lasts for a day ask its support with this id.",
  shares_differ:
    "The parcels do not add up to the order: pay no seller for this order until its parcels are corrected.",
  due_differs:
    "The payable that gateways see is not the total of the order: let nobody pay it and have the row of payment_due corrected.",
  unpaid_delivered:
    "The parcel was sent and the order is not paid: ask the buyer to pay, and find out who moved the parcel.",
  handed_over_differs:
    "The handover of the order is recorded wrongly, so a refund in Payme's merchant dashboard may be allowed or rejected wrongly: move any parcel or return of the order, which records it again.",
  missing_in_ledger:
    "The gateway has a payment that the ledger does not have: look it up in the merchant dashboard; if money moved, refund it there.",
  missing_at_gateway:
    "The ledger has a payment that the gateway does not know: send nothing for this order and ask its support with this id.",
  state_differs_at_gateway:
    "The gateway and the ledger have different states: if the gateway took money that the ledger does not have, refund it in its merchant dashboard; if it refunded money, the accounts follow within a day, or at once by --reversed with the order's number.",
  amount_differs_at_gateway:
    "The gateway and the ledger have different sums for one payment: ask its support with this id.",
  gateway_silent: "The gateway did not answer for these payments: run it again later.",
} as const;

export type DifferenceCode = keyof typeof todos;

export interface Difference {
  code: DifferenceCode;
  /** number of the order; null if it belongs to none */
  order: string | null;
  gateway: string | null;
  /** id of an attempt, a cancellation, a return or an order, or the gateway's own id */
  id: string;
  /** whole sum, by source */
  amounts: Record<string, number>;
  /** states, by source */
  states: Record<string, string>;
  todo: string;
}

type Facts = Pick<Difference, "order" | "id"> & Partial<Pick<Difference, "gateway" | "amounts" | "states">>;

export function difference(code: DifferenceCode, facts: Facts): Difference {
  return { code, gateway: null, amounts: {}, states: {}, ...facts, todo: todos[code] };
}
