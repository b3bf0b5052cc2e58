import type { Sum } from "@bezak/contract/money.ts";

/** Why a card was not charged, in words that a person can be told. */
export type CardFailure =
  | "refused"
  | "insufficient_funds"
  | "card_blocked"
  | "card_expired"
  | "card_unknown"
  | "no_sms"
  | "code_wrong"
  | "gateway";

/** The gateway said no. `why` is its own words without a run of digits in them. */
export interface Refused {
  kind: "refused";
  failure: CardFailure;
  why: string;
  /** false where money may have moved all the same: it is asked about later */
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

/** Passes through to the gateway; whoever holds one neither stores nor logs it. */
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
  /** sum; not whole only if the gateway took what nobody asked for */
  amount: Sum;
  /** by which it is given back */
  successId: string | null;
  /** what the QR code of the fiscal receipt says */
  receiptUrl: string | null;
}

export type Found =
  | { kind: "paid"; taken: Taken }
  /** nothing was taken until now */
  | { kind: "open" }
  /** nothing was taken, and the gateway takes nothing for it any more */
  | { kind: "closed" }
  | { kind: "returned" }
  | { kind: "unknown"; why: string };

/**
 * An acquirer that charges UzCard and other local cards with a code by SMS. Money moves in `confirm` alone (or on the
 * acquirer's own page). No call throws; none is repeated inside. A `signal` ends the wait, not what was begun.
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
  /** Gives everything back; what was given back before is `ok` too. */
  reverse(successId: string, reason: string, signal?: AbortSignal): Promise<{ kind: "ok" } | NotDone>;
  /** Address of the acquirer's page that asks for the card. `returnTo` is a whole address. */
  hostedPage(externalId: string, returnTo: string): string;
}
