import type { Sum } from "@bezak/contract/money.ts";

/** Why a card was not charged, for display. */
export type CardFailure =
  | "refused"
  | "insufficient_funds"
  | "card_blocked"
  | "card_expired"
  | "card_unknown"
  | "no_sms"
  | "code_wrong"
  | "gateway";

/** The gateway refused. `why` is its message without runs of digits. */
export interface Refused {
  kind: "refused";
  failure: CardFailure;
  why: string;
  /** false when money may have moved all the same: it is queried later */
  certain: boolean;
}

/** The answer was lost: it may have been done or not. */
export interface Silent {
  kind: "silent";
  why: string;
}

/** Nothing reached the gateway: it was not done. */
export interface Unsent {
  kind: "unsent";
  why: string;
}

export type NotDone = Refused | Silent | Unsent;

/** Passed through to the gateway; must never be stored or logged. */
export interface Card {
  /** 16 digits */
  number: string;
  /** MM/YY */
  expiry: string;
}

export interface NewTransaction {
  /** number of the order: the account at the gateway */
  number: string;
  amount: Sum;
  language: "ru" | "uz" | "en";
}

/** Money that was taken from a card. */
export interface Taken {
  /** sum; fractional only if the gateway took an amount that was not requested */
  amount: Sum;
  /** id for the reversal */
  successId: string | null;
  /** URL in the QR code of the fiscal receipt */
  receiptUrl: string | null;
}

export type Found =
  | { kind: "paid"; taken: Taken }
  /** nothing has been taken yet */
  | { kind: "open" }
  /** nothing was taken, and the gateway accepts no payment for it any more */
  | { kind: "closed" }
  | { kind: "returned" }
  | { kind: "unknown"; why: string };

/**
 * An acquirer that charges UzCard and other local cards with a code by SMS. Money moves only in `confirm` (or on the
 * acquirer's own page). No call throws or is repeated inside. A `signal` ends the wait, not the call.
 */
export interface CardGateway {
  readonly name: string;
  create(order: NewTransaction, signal?: AbortSignal): Promise<{ kind: "ok"; externalId: string } | NotDone>;
  /** Has the card's bank send a code; `phone` shows its last two digits. */
  start(
    externalId: string,
    card: Card,
    signal?: AbortSignal,
  ): Promise<{ kind: "ok"; phone: string | null } | NotDone>;
  confirm(
    externalId: string,
    otp: string,
    signal?: AbortSignal,
  ): Promise<{ kind: "ok"; taken: Taken } | NotDone>;
  resend(externalId: string, signal?: AbortSignal): Promise<{ kind: "ok" } | NotDone>;
  status(externalId: string, signal?: AbortSignal): Promise<Found>;
  /** Refunds everything; a payment that was refunded before is `ok` too. */
  reverse(successId: string, reason: string, signal?: AbortSignal): Promise<{ kind: "ok" } | NotDone>;
  /** URL of the acquirer's page that asks for the card. `returnTo` is an absolute URL. */
  hostedPage(externalId: string, returnTo: string): string;
}
