import type { Line } from "../checklist.ts";

/** A payment at Click. Ids are text, since they do not fit a JavaScript number. */
export interface ClickPayment {
  transId: string;
  /** the number shown to the payer; the Merchant API's payment_id */
  paydocId: string;
  /** the shop's order number */
  account: string;
  /** in sum, as it is sent */
  amount: string;
  prepareId: string;
  confirmId: string;
  /** of the Merchant API: below 0 failed, 0 created, 1 processing, 2 success */
  status: number;
  note: string;
  /** the payer's money has been taken */
  taken: boolean;
  /** the shop has answered Complete with success */
  isConfirmed: boolean;
  reversed: boolean;
  /** milliseconds */
  createdAt: number;
  /** the submitted receipt, with its total in tiyin */
  fiscal: { items: number; total: number } | null;
}

export interface ClickRun {
  payments: Map<string, ClickPayment>;
  /** results of the official checklist so far */
  lines: Line[];
}

export function openClickRun(): ClickRun {
  return { payments: new Map(), lines: [] };
}

let lastNumber = 0n;

/** Ids that no earlier run used, above 2^53 and odd, so that a shop that reads them as numbers cannot return them. */
export function newClickId(): string {
  const byClock = BigInt(Date.now()) * 10_000n + 1n;
  lastNumber = byClock > lastNumber ? byClock : lastNumber + 2n;
  return lastNumber.toString();
}

/** A new payment; the amount is in sum, as text. */
export function beginPayment(run: ClickRun, account: string, amount: string): ClickPayment {
  const made: ClickPayment = {
    transId: newClickId(),
    paydocId: newClickId(),
    account,
    amount,
    prepareId: "",
    confirmId: "",
    status: 0,
    note: "",
    taken: false,
    isConfirmed: false,
    reversed: false,
    createdAt: Date.now(),
    fiscal: null,
  };
  run.payments.set(made.paydocId, made);
  return made;
}

/** Converts an amount in sum as text ("5000.00") to tiyin. */
export function toTiyin(amount: string): number {
  const [whole = "0", rest = ""] = amount.split(".");
  return Number(whole) * 100 + Number(rest.padEnd(2, "0"));
}
