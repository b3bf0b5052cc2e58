import type { Sum } from "@bezak/contract/money.ts";
import type { AttemptState } from "./attempt-state.ts";

export type LedgerLanguage = "ru" | "uz" | "en";

/** A line of the fiscal receipt. `price` is per piece, whole sum; the codes are those of tasnif.soliq.uz. */
export interface ReceiptLine {
  title: string;
  price: Sum;
  quantity: number;
  ikpu: string;
  packageCode: string;
  vatPercent: number;
  /** INN or PINFL of the selling shop, if it was known when the order was placed */
  sellerTin?: string;
}

/** Contents of an order's fiscal receipt; lines and delivery add up to the amount to pay. */
export interface ReceiptLines {
  items: ReceiptLine[];
  /** whole sum */
  delivery: number;
}

/** What one order has to pay, limited to what gateways may know. */
export interface Payable {
  orderId: string;
  /** ten digits: the account at every gateway */
  number: string;
  customerId: string;
  /** the chosen payment method: cash, card, click, payme, uzcard */
  method: string;
  amount: Sum;
  /** payment deadline; null when there is none (cash, paid, ended) */
  openUntil: Date | null;
  /** when the order ended: nothing can be paid any more */
  closedAt: Date | null;
  /** whether everything not cancelled was delivered and not returned; Payme must then reject a cancellation */
  handedOver: boolean;
  /** manual refunds of its own payment, whole sum */
  paidOut: number;
  language: LedgerLanguage;
  /** null when a line has no fiscal codes */
  receipt: ReceiptLines | null;
}

/** An attempt to pay an order at one gateway. Times are epoch milliseconds and never change once written. */
export interface Attempt {
  id: string;
  /** 1.. 2^31: our id for gateways with 32-bit ids */
  no: number;
  orderId: string;
  gateway: string;
  method: string;
  /** the gateway's own id, unique there; null until the gateway sends one */
  externalId: string | null;
  amount: Sum;
  state: AttemptState;
  /** the gateway's own code of the reason for the cancellation */
  reason: number | null;
  /** why it failed, for display: `PaymentFailure` of the contract */
  failure: string | null;
  /** start time as stated by the gateway */
  gatewayTime: number | null;
  createdTime: number;
  performedTime: number | null;
  cancelledTime: number | null;
  /** when it is cancelled automatically */
  expiresAt: Date | null;
  /** when the gateway was last queried about it */
  lookedAt: Date | null;
  /** state of a requested reversal: `asked` until the gateway answers; `refused` stores its reason */
  reversal: "asked" | "refused" | "done" | null;
  reversalNote: string | null;
  /** data of the gateway; never a card number, a code or a key */
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
  /** sets `lookedAt` to now: the gateway was queried */
  looked?: boolean;
  reversal?: NonNullable<Attempt["reversal"]>;
  reversalNote?: string | null;
  /** merged into the existing data */
  data?: Record<string, unknown>;
}

/** A call from or to a gateway; redacted before it is stored. */
export interface PaymentEvent {
  gateway: string;
  call: string;
  request: unknown;
  answer: unknown;
}

export interface StoredReceipt {
  type: "sale" | "refund";
  receiptId: string;
  statusCode: number;
  message: string | null;
  terminalId: string | null;
  fiscalSign: string | null;
  qrCodeUrl: string | null;
  at: Date;
}

/** Raised when an index of the ledger rejects an attempt. */
export class AttemptClash extends Error {}

/** An order under its lock, inside one database transaction: all changes are committed together. */
export interface LockedOrder {
  readonly payable: Payable;
  /** of all gateways, oldest first */
  readonly attempts: readonly Attempt[];
  readonly holding: Attempt | undefined;
  /** @throws AttemptClash when another attempt holds the order or the gateway's id is taken */
  open(attempt: NewAttempt): Promise<Attempt>;
  /**
   * Moves an attempt along `attemptMoves`, sets the time of the new state and queues its follow-up: the bookings of the
   * order after `paid`, `late` and `refunded`.
   * @throws Error when `attemptMoves` does not permit the transition
   */
  move(attempt: Attempt, to: AttemptState, change?: AttemptChange): Promise<Attempt>;
  /** Changes an attempt without moving it to another state. */
  change(attempt: Attempt, change: AttemptChange): Promise<Attempt>;
  /** Stores a fiscal receipt; a repeat changes nothing. */
  keepReceipt(attempt: Attempt, receipt: StoredReceipt): Promise<void>;
  note(event: PaymentEvent, attempt?: Attempt): Promise<void>;
}

/**
 * The interface of a ledger for payment providers and gateway routes. Every call is one transaction that locks the
 * order's row: two processes, two gateways and a sweep run one after another.
 */
export interface PaymentLedger {
  /** Locks the order of this number; `undefined` when there is none. The number may be any text from a third party. */
  withNumber<T>(number: string, job: (order: LockedOrder | undefined) => Promise<T>): Promise<T>;
  withOrder<T>(orderId: string, job: (order: LockedOrder | undefined) => Promise<T>): Promise<T>;
  withExternalId<T>(
    gateway: string,
    externalId: string,
    job: (order?: LockedOrder, attempt?: Attempt) => Promise<T>,
  ): Promise<T>;
  /** Reads without a lock. */
  attempt(gateway: string, externalId: string): Promise<Attempt | undefined>;
  listAttempts(orderIds: readonly string[]): Promise<Attempt[]>;
  findPayable(orderId: string): Promise<Payable | undefined>;
  /** Returns attempts of a gateway by the gateway's time, both ends inclusive, oldest first. */
  statement(gateway: string, from: number, to: number): Promise<Attempt[]>;
  /** Stores an event that belongs to no order (an invalid signature, an unknown number). */
  note(event: PaymentEvent): Promise<void>;
}
