import { randomBytes } from "node:crypto";
import type { Line } from "../checklist.ts";

/** A payment as Payme sees it. Times are in milliseconds, 0 when it has not happened; the amount is in tiyin. */
export interface PaymeTransaction {
  id: string;
  /** when the payer began, by Payme's clock */
  time: number;
  amount: number;
  account: Record<string, string>;
  /** 0 not made at the shop yet, else as the protocol counts */
  state: 0 | 1 | 2 | -1 | -2;
  /** the shop's own id */
  transaction: string;
  reason: number | null;
  /** Payme gave up asking and waits for a person (receipt state 20) */
  suspended: boolean;
}

/** What Payme remembers of this run. */
export interface PaymeRun {
  transactions: Map<string, PaymeTransaction>;
  /** lines of the last sandbox scenario */
  lines: Line[];
}

export function openPaymeRun(): PaymeRun {
  return { transactions: new Map(), lines: [] };
}

export const newPaymeId = (): string => randomBytes(12).toString("hex");

/** A payment that the payer begins now. */
export function beginTransaction(
  run: PaymeRun,
  amount: number,
  account: Record<string, string>,
): PaymeTransaction {
  const made: PaymeTransaction = {
    ...{ id: newPaymeId(), time: Date.now(), amount, account },
    ...{ state: 0, transaction: "", reason: null, suspended: false },
  };
  run.transactions.set(made.id, made);
  return made;
}
