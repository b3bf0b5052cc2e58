import { refundWrites, type OrderWrite } from "../../harness/order-traps.ts";

export const stockWrite: OrderWrite = [
  "reservation_item",
  "update",
  "new.deleted_at is not null",
  "'order_' || substr(new.line_item_id, 7, 26)",
];

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
/** The last write of a gateway's call is its event; its transaction also sets the attempt's state and queues a job. */
const toLastWrite = (call: string, state: string, job: string): OrderWrite => [
  "payment_event",
  "insert",
  `new.call = '${call}'
    and exists (select 1 from payment_attempt a where a.id = new.attempt_id and a.state = '${state}')
    and exists (select 1 from pgboss.job j where j.name = '${job}' and j.data->>'orderId' = new.order_id)`,
  "new.order_id",
];

/** The last writes of a gateway's paying call, all in one transaction. */
export const payingWrites = {
  payme: toLastWrite("PerformTransaction", "paid", "settle-payment"),
  click: toLastWrite("complete", "paid", "settle-payment"),
} as const satisfies Record<string, OrderWrite>;

/** The last writes of choosing another payment method, in one transaction with the payable and Medusa's session. */
export const choosingWrites = {
  chosenOrder: [
    "order",
    "update",
    `new.metadata->>'payment_method' is distinct from old.metadata->>'payment_method'
      and exists (select 1 from payment_due d where d.id = new.id and d.method = new.metadata->>'payment_method')
      and exists (select 1 from payment_session s where ${orderOfCollection("s.payment_collection_id")} = new.id
        and s.deleted_at is null and split_part(s.provider_id, '_', 2) = new.metadata->>'payment_method')`,
    "new.id",
  ],
} as const satisfies Record<string, OrderWrite>;

/** Medusa's writes when it books a payment, in several statements and transactions. */
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

/** The writes in their order when a buyer cancels an order that is paid by Click. */
export const returningWrites = {
  noted: cancellation("insert", "true"),
  debtRequested: cancellation("update", "new.refund_state = 'asked' and old.refund_state <> 'asked'"),
  requested: ["payment_attempt", "update", "new.reversal = 'asked'", "new.order_id"],
  returned: attemptIs("refunded"),
  followUp: queued("follow-refund"),
  refund: refundWrites.refund,
  refundBooked: refundWrites.booked,
  debtDone: cancellation("update", "new.refund_state = 'done' and new.state = 'started'"),
  stock: stockWrite,
  closed: ["order", "update", "new.status = 'canceled'", "new.id"],
  ended: cancellation("update", "new.state = 'done'"),
} as const satisfies Record<string, OrderWrite>;

/** The last writes of a refund by Payme's button, all in one transaction. */
export const buttonWrites = {
  button: toLastWrite("CancelTransaction", "refunded", "follow-refund"),
} as const satisfies Record<string, OrderWrite>;
