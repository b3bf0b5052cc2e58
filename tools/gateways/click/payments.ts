import type { Line } from "../checklist.ts";

/** A payment as Click sees it. Ids are text: they are larger than a JavaScript number holds. */
export interface ClickPayment {
  transId: string;
  /** number shown to the payer; the Merchant API's payment_id */
  paydocId: string;
  /** the shop's order number */
  account: string;
  /** in sum, as it travels */
  amount: string;
  prepareId: string;
  confirmId: string;
  /** of the Merchant API: below 0 failed, 0 created, 1 processing, 2 success */
  status: number;
  note: string;
  /** the payer's money has been taken */
  taken: boolean;
  /** the shop has answered Complete well */
  isConfirmed: boolean;
  reversed: boolean;
  /** milliseconds */
  createdAt: number;
  /** what was handed in for the tax office, with its sum in tiyin */
  fiscal: { items: number; total: number } | null;
}

/** What Click remembers of this run. */
export interface ClickRun {
  payments: Map<string, ClickPayment>;
  /** lines of the official checklist so far */
  lines: Line[];
}

export function openClickRun(): ClickRun {
  return { payments: new Map(), lines: [] };
}

let lastNumber = 0n;

/** Ids that no earlier run used, above 2^53 and odd: a shop that reads them as numbers cannot give them back. */
export function newClickId(): string {
  const byClock = BigInt(Date.now()) * 10_000n + 1n;
  lastNumber = byClock > lastNumber ? byClock : lastNumber + 2n;
  return lastNumber.toString();
}

/** A payment that the payer begins now; the amount is in sum, as text. */
export function beginPayment(run: ClickRun, account: string, amount: string): ClickPayment {
  const made: ClickPayment = {
    ...{ transId: newClickId(), paydocId: newClickId(), account, amount },
    ...{
      prepareId: "",
      confirmId: "",
      status: 0,
      note: "",
      taken: false,
      isConfirmed: false,
      reversed: false,
    },
    ...{ createdAt: Date.now(), fiscal: null },
  };
  run.payments.set(made.paydocId, made);
  return made;
}

/** An amount in sum as text ("5000.00"), in tiyin. */
export function tiyinOf(amount: string): number {
  const [whole = "0", rest = ""] = amount.split(".");
  return Number(whole) * 100 + Number(rest.padEnd(2, "0"));
}
