import { refundWrites, type OrderWrite } from "../../harness/order-traps.ts";

const orderOfCollection = (id: string) => `'order_' || substr(${id}, 9)`;
const queued = (task: string): OrderWrite => [
  "pgboss.job",
  "insert",
  `new.name = '${task}'`,
  "new.data->>'orderId'",
];
const attemptIs = (state: string): OrderWrite => [
  "payment_attempt",
  "update",
  `new.state = '${state}' and old.state <> '${state}'`,
  "new.order_id",
];
const told = (call: string): OrderWrite => [
  "payment_event",
  "insert",
  `new.call = '${call}'`,
  "new.order_id",
];

/** What a gateway's call that pays writes, all of it in one transaction. */
export const payingWrites = {
  paymeAttempt: attemptIs("paid"),
  paymeQueue: queued("settle-payment"),
  paymeEvent: told("PerformTransaction"),
  clickAttempt: attemptIs("paid"),
  clickQueue: queued("settle-payment"),
  clickEvent: told("complete"),
} as const satisfies Record<string, OrderWrite>;

/** What choosing another way to pay writes, all of it in one transaction. */
export const choosingWrites = {
  chosenDue: ["payment_due", "update", "new.method <> old.method", "new.id"],
  chosenSession: [
    "payment_session",
    "update",
    "new.provider_id <> old.provider_id",
    orderOfCollection("new.payment_collection_id"),
  ],
  chosenOrder: [
    "order",
    "update",
    "new.metadata->>'payment_method' is distinct from old.metadata->>'payment_method'",
    "new.id",
  ],
} as const satisfies Record<string, OrderWrite>;

/** What the engine writes when it books a payment, one statement or transaction after another. */
export const bookingWrites = {
  session: [
    "payment_session",
    "update",
    "new.status <> old.status",
    orderOfCollection("new.payment_collection_id"),
  ],
  payment: ["payment", "insert", "true", orderOfCollection("new.payment_collection_id")],
  capture: [
    "capture",
    "insert",
    "true",
    `(select ${orderOfCollection("p.payment_collection_id")} from payment p where p.id = new.payment_id)`,
  ],
  collection: [
    "payment_collection",
    "update",
    "coalesce(new.captured_amount, 0) > 0",
    orderOfCollection("new.id"),
  ],
  booked: ["order_transaction", "insert", "new.reference = 'capture'", "new.order_id"],
} as const satisfies Record<string, OrderWrite>;

const cancellation = (statement: "insert" | "update", when: string): OrderWrite => [
  "order_cancellation",
  statement,
  when,
  "new.order_id",
];

/** An order that Click was paid for is called off by its buyer: everything that is written, in its order. */
export const returningWrites = {
  noted: cancellation("insert", "true"),
  debtAsked: cancellation("update", "new.refund_state = 'asked' and old.refund_state <> 'asked'"),
  asked: ["payment_attempt", "update", "new.reversal = 'asked'", "new.order_id"],
  returned: attemptIs("refunded"),
  followUp: queued("follow-refund"),
  refund: refundWrites.refund,
  refundBooked: refundWrites.booked,
  debtDone: cancellation("update", "new.refund_state = 'done' and new.state = 'started'"),
  closed: ["order", "update", "new.status = 'canceled'", "new.id"],
  ended: cancellation("update", "new.state = 'done'"),
} as const satisfies Record<string, OrderWrite>;

/** Payme's own button gives the money back. */
export const buttonWrites = {
  buttonAttempt: attemptIs("refunded"),
  buttonQueue: queued("follow-refund"),
  buttonEvent: told("CancelTransaction"),
} as const satisfies Record<string, OrderWrite>;
