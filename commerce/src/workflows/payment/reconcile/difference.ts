/** Every kind of difference, with the instruction to the operator. docs/payments.md explains each. */
export const todos = {
  paid_not_booked:
    "The gateway has the money and the books do not: put right what commerce's log says of this order, then move or cancel a parcel of it, which books the money first.",
  booked_not_paid:
    "The books show money that the ledger has not: look for the payment in the gateway's cabinet and send nothing until it is found.",
  amount_differs:
    "The ledger and the books name different sums: compare both with the gateway's cabinet before anything is sent or given back.",
  count_differs:
    "The engine counts another sum than was captured, and shows the order as paid or unpaid by it: have captured_amount of its payment_collection put right before anything else is done with the order.",
  receipt_missing:
    "The payment has no fiscal receipt: look in the gateway's cabinet, and if there is none there ask its support with this id. Of ATMOS, which makes none, make it with a cash register program.",
  paid_but_cancelled:
    "The order is cancelled and its money was never set to go back: give it back in the gateway's cabinet.",
  refunded_not_booked:
    "The money went back and the books do not show it: if the goods are still here cancel the order, if they are with the buyer ask for them or for the money.",
  refund_without_gateway:
    "The books show a refund that no gateway gave and nobody noted: find out whether the buyer has it, and give it back if not.",
  given_back_twice:
    "The gateway gave everything back after a part had been paid out by hand: ask the buyer for that part.",
  late_money:
    "Money came too late and the gateway does not take it back by a call: give it back in its cabinet or by hand, then note it with --paid-out and this id.",
  refund_owed:
    "The buyer is owed this money and the gateway does not give it back by a call: pay it out by hand, then note it with --paid-out and this id.",
  refund_in_cabinet:
    "The whole payment is owed and Payme gives it back from its cabinet alone: press refund there, and the books follow by themselves.",
  refund_unanswered:
    "The gateway was asked to give this back and is silent; it is asked again every minute: if this stays for an hour ask its support.",
  payment_unanswered:
    "The gateway does not say whether this try took money; it is asked again by itself: if this stays for a day ask its support with this id.",
  shares_differ:
    "The parcels do not add up to the order: pay no seller for this order until its parcels are corrected.",
  due_differs:
    "What gateways are told is due is not what the order comes to: let nobody pay it and have the row of payment_due looked at.",
  unpaid_delivered:
    "The parcel was sent and the order is not paid: ask the buyer to pay, and find out who moved the parcel.",
  handed_over_differs:
    "Whether the goods are with the buyer is noted wrongly, so Payme's refund button may do the wrong thing: move any parcel or return of the order, which notes it anew.",
  missing_in_ledger:
    "The gateway has a payment that the ledger has not: look it up in the cabinet; if money moved, give it back there.",
  missing_at_gateway:
    "The ledger has money from the gateway that the gateway does not know: send nothing for this order and ask its support with this id.",
  state_differs_at_gateway:
    "The gateway and the ledger name different states: if the gateway took money that the ledger has not, give it back in its cabinet; if it gave money back, the books follow within a day, or at once by --reversed with the order's number.",
  amount_differs_at_gateway:
    "The gateway and the ledger name different sums for one payment: ask its support with this id.",
  gateway_silent: "The gateway answered nothing about these payments: look at them again later.",
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
