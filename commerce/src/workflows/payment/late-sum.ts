import type { Attempt } from "../../modules/payment-ledger/ledger.ts";

/** What late money comes to, in whole sum: what was taken, which may be another sum than was asked for. */
export const lateSumOf = ({ data, amount }: Pick<Attempt, "data" | "amount">): number =>
  Math.ceil(Number(data.taken ?? amount));
