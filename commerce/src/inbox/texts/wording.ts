import type { Sum } from "@bezak/contract/money.ts";
import type { EventData, InboxEvent } from "../inbox-event.ts";

export interface Words {
  title: string;
  text: string;
}

/** Names and sums as the reader sees them. */
export interface Naming {
  /** the product's name; a general word when it is gone */
  product: string;
  /** the seller's name; a general word when it is gone */
  seller: string;
  sum: (amount: Sum) => string;
}

/** The words of one language for every event. */
export type Wording = { [E in InboxEvent]: (data: EventData[E], naming: Naming) => Words } & {
  /** words for what is gone, or is not named in mails */
  unnamed: { product: string; seller: string; member: string };
  /** of an event that has no words any more */
  unknown: Words;
};

/** `Payme 2, Click 1`. */
export function byGateway(counts: Readonly<Record<string, number>>): string {
  const names: Record<string, string> = { payme: "Payme", click: "Click", atmos: "ATMOS" };
  return Object.entries(counts)
    .map(([gateway, count]) => `${names[gateway] ?? gateway} ${count}`)
    .join(", ");
}

/** What somebody wrote, ended as a sentence is. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
