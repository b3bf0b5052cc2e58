import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { RowOrder } from "./row-order.ts";

interface MoneyColumns {
  time: string;
  amount?: string;
  /** decides between equal rows; of a number */
  no?: string;
}

/** The order of rows by their time or their sum. */
export const orderMoney = (sort: AmountSort, { time, amount = "amount", no }: MoneyColumns): RowOrder => ({
  ...(sort === "newest" || sort === "oldest" ? { key: time, kind: "time" } : { key: amount, kind: "number" }),
  ...(no === undefined ? { id: "id" } : { id: no, idKind: "number" }),
  direction: sort === "newest" || sort === "amount_desc" ? "desc" : "asc",
});
