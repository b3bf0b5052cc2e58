import { refundWrites, type OrderWrite } from "../../harness/order-traps.ts";

/** The goods of an order that is called off are free again. */
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
/** That a gateway's call was made is its last write: in the same transaction the try has its state and a job is queued. */
const lastOf = (call: string, state: string, job: string): OrderWrite => [
  "payment_event",
  "insert",
  `new.call = '${call}'
    and exists (select 1 from payment_attempt a where a.id = new.attempt_id and a.state = '${state}')
    and exists (select 1 from pgboss.job j where j.name = '${job}' and j.data->>'orderId' = new.order_id)`,
  "new.order_id",
];

/** What a gateway's call that pays writes last, all of it in one transaction. */
export const payingWrites = {
  payme: lastOf("PerformTransaction", "paid", "settle-payment"),
  click: lastOf("complete", "paid", "settle-payment"),
} as const satisfies Record<string, OrderWrite>;

/** What choosing another way to pay writes last, in one transaction with what is due and how the engine asks for it. */
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
  stock: stockWrite,
  closed: ["order", "update", "new.status = 'canceled'", "new.id"],
  ended: cancellation("update", "new.state = 'done'"),
} as const satisfies Record<string, OrderWrite>;

/** What Payme's own button, which gives the money back, writes last, all of it in one transaction. */
export const buttonWrites = {
  button: lastOf("CancelTransaction", "refunded", "follow-refund"),
} as const satisfies Record<string, OrderWrite>;
