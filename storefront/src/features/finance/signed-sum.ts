import type { Sum } from "@bezak/contract/money.ts";

/** A sum with its sign: `+1 250 000 сум`, `−125 000 сум`. */
export function signedSum(amount: Sum, sum: (amount: Sum) => string): string {
  return amount < 0 ? sum(amount) : `+${sum(amount)}`;
}
