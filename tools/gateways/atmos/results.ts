import { storeTransaction } from "./transactions.ts";
import type { AtmosTransaction } from "./transactions.ts";

/**
 * Codes of `result`. 001, 009, 067 and 092 are in our notes on the protocol; 044, 057 and 102 were only seen in public
 * clients, so that a shop should rely only on their descriptions.
 */
export const codes = {
  internal: "STPIMS-ERR-001",
  parameters: "STPIMS-ERR-009",
  wrongCode: "STPIMS-ERR-044",
  insufficient: "STPIMS-ERR-057",
  card: "STPIMS-ERR-067",
  closed: "STPIMS-ERR-092",
  noSms: "STPIMS-ERR-102",
} as const;

export type Answer = Record<string, unknown>;

/** Business errors are HTTP 200 too. */
export const refusal = (code: string, description: string, more: Answer = {}): Answer => ({
  result: { code, description },
  ...more,
});

export const ok = (more: Answer): Answer => ({ result: { code: "OK", description: "No errors" }, ...more });

export const closed = (transaction: AtmosTransaction, storeId: string): Answer =>
  refusal(codes.closed, "Transaction is closed", {
    store_transaction: storeTransaction(transaction, storeId),
  });
