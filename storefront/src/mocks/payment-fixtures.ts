import type { CardAttempt, FiscalReceipt, Payment } from "@bezak/contract/payments.ts";
import { paymentFailures, type PaymentFailure } from "@bezak/contract/payment-status.ts";

/** The time of all fixtures; stories with a countdown set their clock to it. */
export const paymentNow = "2026-11-21T07:00:00.000Z";

const unpaid: Payment = {
  id: "pay_1",
  orderId: "order_1000000042",
  orderNumber: "1000000042",
  amount: 415_000,
  method: "payme",
  status: "pending",
  payUrl: "https://payme.example/pay/1000000042",
  expiresAt: null,
  openUntil: "2026-11-21T07:47:00.000Z",
  refunded: 0,
  refundOwed: 0,
  createdAt: "2026-11-21T06:47:00.000Z",
  methods: ["cash", "card", "click", "payme", "uzcard"],
  failure: null,
  card: null,
  receipts: [],
};

const closed = { payUrl: null, openUntil: null, methods: [] };

/** A card whose code was just sent. */
export const cardAttempt: CardAttempt = {
  mask: "8600 •••• •••• 6478",
  phone: "+998 •• ••• •• 67",
  triesLeft: 3,
  resendAt: "2026-11-21T07:01:00.000Z",
  codeUntil: "2026-11-21T07:05:00.000Z",
};

export const saleReceipt: FiscalReceipt = {
  type: "sale",
  number: "EP000000000025-103",
  at: paymentNow,
  url: "https://ofd.example/check?t=EP000000000025&r=103&c=20261121120000&s=482931775302",
};

const refundReceipt: FiscalReceipt = { ...saleReceipt, type: "refund", number: "EP000000000025-104" };

const cardForm: Payment = { ...unpaid, method: "uzcard", payUrl: null };
const awaitingCode: Payment = {
  ...cardForm,
  status: "processing",
  card: cardAttempt,
  expiresAt: cardAttempt.codeUntil,
};
const hostedCard: Payment = {
  ...unpaid,
  method: "card",
  status: "processing",
  expiresAt: "2026-11-21T07:17:00.000Z",
  payUrl: "https://cards.example/pay/1000000042",
};
const paid: Payment = { ...unpaid, ...closed, status: "paid", receipts: [saleReceipt] };

/** A payment in each state that pages distinguish. */
export const payments = {
  /** payable at Payme */
  unpaid,
  click: { ...unpaid, method: "click", payUrl: "https://click.example/pay/1000000042" },
  /** the acquirer's page is open and can be left; then another must be opened */
  hostedCard,
  hostedCardAgain: { ...hostedCard, status: "pending", payUrl: null, expiresAt: null },
  cardForm,
  awaitingCode,
  codeWrong: { ...awaitingCode, failure: "code_wrong", card: { ...cardAttempt, triesLeft: 1 } },
  /** another code can be requested at once; no further one after that */
  mayResend: { ...awaitingCode, card: { ...cardAttempt, resendAt: paymentNow } },
  noMoreCodes: { ...awaitingCode, card: { ...cardAttempt, resendAt: null } },
  /** an attempt is open at Payme: nothing else can be chosen */
  processing: { ...unpaid, status: "processing", methods: [], expiresAt: "2026-11-21T18:52:00.000Z" },
  /** the gateway's answer was lost and is being requested */
  confirming: { ...cardForm, status: "processing", methods: [] },
  failed: { ...unpaid, status: "failed", failure: "cancelled" },
  /** nothing can be paid any more, and the order is not cancelled yet */
  over: { ...unpaid, ...closed },
  paid,
  paidByCard: { ...paid, method: "uzcard" },
  paidWithoutReceipt: { ...paid, receipts: [] },
  cancelled: { ...unpaid, ...closed, status: "cancelled", failure: "expired" },
  refunded: {
    ...paid,
    status: "refunded",
    refunded: 415_000,
    receipts: [saleReceipt, refundReceipt],
  },
  partlyRefunded: { ...paid, refunded: 250_000, refundOwed: 165_000 },
  /** the money arrived after the order was cancelled, and is refunded */
  late: { ...unpaid, ...closed, status: "cancelled", refundOwed: 415_000 },
  cash: { ...unpaid, ...closed, method: "cash" },
} as const satisfies Record<string, Payment>;

export type PaymentFixture = keyof typeof payments;

/** Failed payments, one for each reason. */
export const failedPayments: Payment[] = (Object.keys(paymentFailures) as PaymentFailure[]).map(
  (failure) => ({
    ...cardForm,
    status: "failed",
    failure,
  }),
);
