import type { Attempt, LockedOrder } from "../../modules/payment-ledger/ledger.ts";
import type { CardGateway, Found } from "./card-gateway.ts";

/** Of a try with a card, and with the gateway's own page. Milliseconds. */
export const times = {
  /** for the calls that come before the code */
  start: 60_000,
  code: 5 * 60_000,
  resend: 60_000,
  form: 10 * 60_000,
  page: 30 * 60_000,
  /** so long after the question was sent the money can still move without an answer to `status` */
  settle: 2 * 60_000,
  /** so long a try that is being confirmed waits for a gateway that does not say anything of it */
  unknown: 60 * 60_000,
} as const;

export const CODE_ATTEMPTS = 3;
export const RESENDS = 3;

/** What of an attempt's `data` is ours. Times are ISO 8601, but `askedAt` and `foundAt`: epoch milliseconds. */
export interface CardData {
  /** 8600 •••• •••• 1234 */
  mask?: string;
  phone?: string | null;
  codeUntil?: string;
  resendAt?: string | null;
  triesLeft?: number;
  resends?: number;
  /** `asked`: the gateway was told to take the money, or that it may; null when it is certain that it did not */
  confirmed?: "asked" | null;
  askedAt?: number;
  /** what `status` said, and since when it has said nothing else */
  found?: Found["kind"];
  foundAt?: number;
  /** where the gateway's page is */
  page?: string;
  successId?: string | null;
}

export const dataOf = ({ data }: Attempt): CardData => data;

/** Columns of the ledger may come as text. */
export const timeOf = (at: Date | string | null | undefined): number => (at ? new Date(at).getTime() : 0);

export const iso = (at: number): string => new Date(at).toISOString();

/** The number as it may be shown and kept. */
export const maskOf = (number: string): string => `${number.slice(0, 4)} •••• •••• ${number.slice(-4)}`;

/** The order's attempt of this id as it is now. */
export const attemptIn = (order: LockedOrder, id: string): Attempt | undefined =>
  order.attempts.find((attempt) => attempt.id === id);

export const isOwn = (attempt: Attempt | undefined, { name }: CardGateway, method: string): boolean =>
  attempt?.gateway === name && attempt.method === method;

export const isOver = (attempt: Attempt, now: number): boolean =>
  attempt.expiresAt !== null && timeOf(attempt.expiresAt) <= now;
