import type { Language } from "../html/language.ts";
import type { CardKind } from "./test-cards.ts";

/** A payment at ATMOS. Of a card only its behaviour is stored, never its number or a code. */
export interface AtmosTransaction {
  id: number;
  /** the id for a reversal; null until paid */
  successId: number | null;
  account: string;
  /** in tiyin */
  amount: number;
  language: Language;
  state: "created" | "code_sent" | "confirmed" | "closed" | "reversed";
  card: CardKind | null;
  /** a lost answer happens only once */
  played: boolean;
  wrongCodes: number;
  resent: number;
  /** how often money was taken; more than once is an error */
  charges: number;
  callbacks: number;
  /** milliseconds */
  createdAt: number;
}

export interface AtmosRun {
  transactions: Map<number, AtmosTransaction>;
}

export function openAtmosRun(): AtmosRun {
  return { transactions: new Map() };
}

let lastNumber = 0;

/** Numbers that no earlier run used. */
export function newNumber(): number {
  return (lastNumber = Math.max(lastNumber + 1, Date.now()));
}

export function beginTransaction(
  run: AtmosRun,
  { account, amount, language }: Pick<AtmosTransaction, "account" | "amount" | "language">,
): AtmosTransaction {
  const made: AtmosTransaction = {
    id: newNumber(),
    successId: null,
    account,
    amount,
    language,
    state: "created",
    card: null,
    played: false,
    wrongCodes: 0,
    resent: 0,
    charges: 0,
    callbacks: 0,
    createdAt: Date.now(),
  };
  run.transactions.set(made.id, made);
  return made;
}

/** A payment in the format of the API. */
export function storeTransaction(transaction: AtmosTransaction, storeId: string): Record<string, unknown> {
  const { id, successId, account, amount, state } = transaction;
  const isPaid = state === "confirmed" || state === "reversed";
  const status = { confirmed: "0", reversed: "-20", closed: "-1", created: null, code_sent: null }[state];
  const message = {
    confirmed: "Success",
    reversed: "Reversed",
    closed: "Closed",
    created: null,
    code_sent: null,
  };
  return {
    success_trans_id: successId,
    trans_id: id,
    store_id: storeId,
    terminal_id: null,
    account,
    amount,
    confirmed: isPaid,
    status_code: status,
    status_message: message[state],
    card_id: null,
    total: amount,
  };
}
