import type { Sum } from "@bezak/contract/money.ts";
import type { EventData, InboxEvent } from "../inbox-event.ts";

export interface Words {
  title: string;
  text: string;
}

/** Names and sums in the reader's language. */
export interface Naming {
  /** name of the product; a general word when it is deleted */
  product: string;
  /** name of the seller; a general word when it is deleted */
  seller: string;
  sum: (amount: Sum) => string;
}

/** Texts of one language for every event. */
export type Wording = { [E in InboxEvent]: (data: EventData[E], naming: Naming) => Words } & {
  /** words for deleted items, or for names that mails must not contain */
  unnamed: { product: string; seller: string; member: string };
  /** for an event that no longer has a text */
  unknown: Words;
};

/** `Payme 2, Click 1`. */
export function byGateway(counts: Readonly<Record<string, number>>): string {
  const names: Record<string, string> = { payme: "Payme", click: "Click", atmos: "ATMOS" };
  return Object.entries(counts)
    .map(([gateway, count]) => `${names[gateway] ?? gateway} ${count}`)
    .join(", ");
}

/** Ends user input like a sentence. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
