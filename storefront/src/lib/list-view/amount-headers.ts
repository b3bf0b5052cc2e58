import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { Sort } from "@bezak/ui-kit";

/** Where a list of money shows its order: in the column of the time, and in that of the amount. */
export const amountHeaders = <Key extends string>(time: Key, amount: Key): Record<AmountSort, Sort<Key>> => ({
  newest: { key: time, direction: "descending" },
  oldest: { key: time, direction: "ascending" },
  amount_desc: { key: amount, direction: "descending" },
  amount_asc: { key: amount, direction: "ascending" },
});
