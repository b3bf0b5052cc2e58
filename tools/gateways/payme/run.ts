import { randomBytes } from "node:crypto";
import type { Line } from "../checklist.ts";

/** A payment at Payme. Times are in milliseconds, 0 if it has not happened; the amount is in tiyin. */
export interface PaymeTransaction {
  id: string;
  /** start of the payment, by Payme's clock */
  time: number;
  amount: number;
  account: Record<string, string>;
  /** 0 if not created at the shop yet, else the state of the protocol */
  state: 0 | 1 | 2 | -1 | -2;
  /** the shop's own id */
  transaction: string;
  reason: number | null;
  /** Payme has stopped asking and a person has to decide (receipt state 20) */
  suspended: boolean;
}

export interface PaymeRun {
  transactions: Map<string, PaymeTransaction>;
  /** results of the last sandbox scenario */
  lines: Line[];
}

export function openPaymeRun(): PaymeRun {
  return { transactions: new Map(), lines: [] };
}

export const newPaymeId = (): string => randomBytes(12).toString("hex");

export function beginTransaction(
  run: PaymeRun,
  amount: number,
  account: Record<string, string>,
): PaymeTransaction {
  const made: PaymeTransaction = {
    id: newPaymeId(),
    time: Date.now(),
    amount,
    account,
    state: 0,
    transaction: "",
    reason: null,
    suspended: false,
  };
  run.transactions.set(made.id, made);
  return made;
}
