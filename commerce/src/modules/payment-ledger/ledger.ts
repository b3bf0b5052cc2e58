import type { Sum } from "@bezak/contract/money.ts";
import type { AttemptState } from "./attempt-state.ts";

export type LedgerLanguage = "ru" | "uz" | "en";

/** A line of the fiscal receipt. `price` is of one piece, whole sum; the codes are those of tasnif.soliq.uz. */
export interface ReceiptLine {
  title: string;
  price: Sum;
  quantity: number;
  ikpu: string;
  packageCode: string;
  vatPercent: number;
  /** INN or PINFL of the shop whose goods they are, if it was known when the order was placed */
  sellerTin?: string;
}

/** What a fiscal receipt of the order says; its lines and the delivery add up to what is to be paid. */
export interface ReceiptLines {
  items: ReceiptLine[];
  /** whole sum */
  delivery: number;
}

/** What one order has to pay, as gateways may know it. */
export interface Payable {
  orderId: string;
  /** ten digits: the account at every gateway */
  number: string;
  customerId: string;
  /** how the buyer chose to pay: cash, card, click, payme, uzcard */
  method: string;
  amount: Sum;
  /** until when the unpaid order is held; null where nobody waits (cash, paid, ended) */
  openUntil: Date | null;
  /** the order ended: nothing is to be paid any more */
  closedAt: Date | null;
  /** everything that is not called off has been delivered and none of it came back: Payme's button gives nothing back */
  handedOver: boolean;
  /** what persons gave back of its own payment by other means than the gateway, whole sum */
  paidOut: number;
  language: LedgerLanguage;
  /** null where a line has no fiscal codes */
  receipt: ReceiptLines | null;
}

/** One try to pay an order at one gateway. Times are epoch milliseconds and are never changed once written. */
export interface Attempt {
  id: string;
  /** 1.. 2^31: the id that gateways with 32-bit ids are told */
  no: number;
  orderId: string;
  gateway: string;
  method: string;
  /** the gateway's own id, unique there; null while the gateway has told none */
  externalId: string | null;
  amount: Sum;
  state: AttemptState;
  /** the gateway's own number for why it was cancelled */
  reason: number | null;
  /** why it failed, for a person: `PaymentFailure` of the contract */
  failure: string | null;
  /** when the gateway says it began */
  gatewayTime: number | null;
  createdTime: number;
  performedTime: number | null;
  cancelledTime: number | null;
  /** when it is given up by itself */
  expiresAt: Date | null;
  /** when the gateway was last asked about it */
  lookedAt: Date | null;
  /** asked to give the money back: `asked` until it answers, `refused` with its words */
  reversal: "asked" | "refused" | "done" | null;
  reversalNote: string | null;
  /** the gateway's own, and never a card number, a code or a key */
  data: Record<string, unknown>;
}

export interface NewAttempt {
  gateway: string;
  method: string;
  externalId?: string;
  gatewayTime?: number;
  expiresAt?: Date;
  data?: Record<string, unknown>;
}

export interface AttemptChange {
  reason?: number;
  failure?: string;
  externalId?: string;
  expiresAt?: Date | null;
  /** this moment: the gateway was asked about it */
  looked?: boolean;
  reversal?: NonNullable<Attempt["reversal"]>;
  reversalNote?: string | null;
  /** merged into what is there */
  data?: Record<string, unknown>;
}

/** A call of a gateway or to it, as it is kept: redacted before it is written. */
export interface PaymentEvent {
  gateway: string;
  call: string;
  request: unknown;
  answer: unknown;
}

export interface FiscalReceipt {
  type: "sale" | "refund";
  receiptId: string;
  statusCode: number;
  message: string | null;
  terminalId: string | null;
  fiscalSign: string | null;
  qrCodeUrl: string | null;
  at: Date;
}

/** The two kinds of a clash that an index of the ledger refuses. */
export class AttemptClash extends Error {}

/** One order under its lock, inside one database transaction. Whatever is written here is committed together. */
export interface LockedOrder {
  readonly payable: Payable;
  /** of all gateways, oldest first */
  readonly attempts: readonly Attempt[];
  readonly holding: Attempt | undefined;
  /** @throws AttemptClash when another attempt holds the order or the gateway's id is taken */
  open(attempt: NewAttempt): Promise<Attempt>;
  /**
   * Moves an attempt along `attemptMoves`, with the time of the new state, and queues what follows from it: the books of
   * the order after `paid`, `late` and `refunded`.
   * @throws Error when the table of states has no such move
   */
  move(attempt: Attempt, to: AttemptState, change?: AttemptChange): Promise<Attempt>;
  /** Changes what is known of an attempt, not its state. */
  change(attempt: Attempt, change: AttemptChange): Promise<Attempt>;
  /** Keeps a fiscal receipt; a repeat changes nothing. */
  keepReceipt(attempt: Attempt, receipt: FiscalReceipt): Promise<void>;
  note(event: PaymentEvent, attempt?: Attempt): Promise<void>;
}

/**
 * What payment providers and the routes of gateways need of a ledger. Every call is one transaction that holds the
 * order's row: two processes, two gateways and a sweep come one after another.
 */
export interface PaymentLedger {
  /** The order of this number; `undefined` when there is none. The number may be anything a stranger sends. */
  withNumber<T>(number: string, job: (order: LockedOrder | undefined) => Promise<T>): Promise<T>;
  withOrder<T>(orderId: string, job: (order: LockedOrder | undefined) => Promise<T>): Promise<T>;
  withExternalId<T>(
    gateway: string,
    externalId: string,
    job: (order?: LockedOrder, attempt?: Attempt) => Promise<T>,
  ): Promise<T>;
  /** Reads without a lock. */
  attempt(gateway: string, externalId: string): Promise<Attempt | undefined>;
  attemptsOf(orderIds: readonly string[]): Promise<Attempt[]>;
  findPayable(orderId: string): Promise<Payable | undefined>;
  /** Attempts of a gateway by its own time, both ends included, oldest first. */
  statement(gateway: string, from: number, to: number): Promise<Attempt[]>;
  /** Keeps an event that belongs to no order (a foreign signature, an unknown number). */
  note(event: PaymentEvent): Promise<void>;
}
