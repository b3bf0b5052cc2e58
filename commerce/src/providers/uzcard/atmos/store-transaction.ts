import { asTiyin, toSum } from "@bezak/contract/money.ts";
import type { Found, Taken } from "../card-gateway.ts";
import { quiet } from "./refusal.ts";

const REVERSED = "-20";
const PAID = "0";

/**
 * Reads a transaction's state from its `store_transaction` alone: the result beside it depends on the call (a closed
 * one is reported as an error: `isClosed`).
 */
export function readTransaction(body: Record<string, unknown>, isClosed = false): Found {
  const row = body.store_transaction as Record<string, unknown> | null | undefined;
  if (typeof row !== "object" || row === null) return { kind: "unknown", why: "no store_transaction" };
  const status = String(row.status_code ?? "");
  if (status === REVERSED) return { kind: "returned" };
  const confirmed = String(row.confirmed) === "true";
  if (!confirmed) return { kind: isClosed ? "closed" : "open" };
  if (status !== PAID) return { kind: "unknown", why: `status_code ${quiet(status)}` };
  const amount = findSum(row.amount);
  if (amount === undefined) return { kind: "unknown", why: "no amount" };
  return { kind: "paid", taken: { amount, successId: findId(row.success_trans_id), ...getReceipt(body) } };
}

function findSum(amount: unknown): number | undefined {
  const text = String(amount ?? "");
  return /^\d{1,15}(?:\.0+)?$/.test(text) ? toSum(asTiyin(Number(text))) : undefined;
}

export function findId(id: unknown): string | null {
  const text = typeof id === "string" ? id : "";
  return /^[\w-]{1,40}$/.test(text) ? text : null;
}

function getReceipt({ ofd_url: url }: Record<string, unknown>): Pick<Taken, "receiptUrl"> {
  const isOne = typeof url === "string" && url.length <= 500 && /^https?:\/\/\S+$/.test(url);
  return { receiptUrl: isOne ? url : null };
}
