import type { Attempt, LockedOrder } from "../../modules/payment-ledger/ledger.ts";
import type { CardGateway, Found } from "./card-gateway.ts";

/** Time limits of an attempt by card or on the gateway's page. Milliseconds. */
export const times = {
  /** for the calls that come before the code */
  start: 60_000,
  code: 5 * 60_000,
  resend: 60_000,
  form: 10 * 60_000,
  page: 30 * 60_000,
  /** how long after the confirmation was sent the money can still move without being visible in `status` */
  settle: 2 * 60_000,
  /** how long an attempt in `confirming` waits for a gateway that does not know its result */
  unknown: 60 * 60_000,
} as const;

export const CODE_ATTEMPTS = 3;
export const RESENDS = 3;

/** Our part of an attempt's `data`. Times are ISO 8601, except `askedAt` and `foundAt`: epoch milliseconds. */
export interface CardData {
  /** 8600 •••• •••• 1234 */
  mask?: string;
  phone?: string | null;
  codeUntil?: string;
  resendAt?: string | null;
  triesLeft?: number;
  resends?: number;
  /** `asked`: the gateway was told to take the money, or permitted to; null when it certainly did not */
  confirmed?: "asked" | null;
  askedAt?: number;
  /** last result of `status`, and since when it is the same */
  found?: Found["kind"];
  foundAt?: number;
  /** URL of the gateway's page */
  page?: string;
  successId?: string | null;
}

export const getData = ({ data }: Attempt): CardData => data;

/** Columns of the ledger may be read as text. */
export const getTime = (at: Date | string | null | undefined): number => (at ? new Date(at).getTime() : 0);

export const iso = (at: number): string => new Date(at).toISOString();

/** The card number in a form that may be shown and stored. */
export const getMask = (number: string): string => `${number.slice(0, 4)} •••• •••• ${number.slice(-4)}`;

/** Returns the order's attempt of this id in its present state. */
export const attemptIn = (order: LockedOrder, id: string): Attempt | undefined =>
  order.attempts.find((attempt) => attempt.id === id);

export const isOwn = (attempt: Attempt | undefined, { name }: CardGateway, method: string): boolean =>
  attempt?.gateway === name && attempt.method === method;

export const isOver = (attempt: Attempt, now: number): boolean =>
  attempt.expiresAt !== null && getTime(attempt.expiresAt) <= now;
