import type { Attempt, StoredReceipt, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import { isObject, type PaymeCall } from "./call.ts";
import { readFiscalData } from "./fiscal-data.ts";
import { RefusedCall } from "./refusals.ts";
import { refuse, type Reply } from "./reply.ts";
import { withTransaction } from "./transaction.ts";

const types = { PERFORM: "sale", CANCEL: "refund" } as const;

/** Stores the tax office's receipt of a sale or of a refund. */
export function setFiscalData(ledger: PaymentLedger, call: PaymeCall): Promise<Reply> {
  const { type, fiscal_data: data } = call.params;
  if (type !== "PERFORM" && type !== "CANCEL") throw new RefusedCall(-32602, "type");
  if (!isObject(data)) throw new RefusedCall(-32602, "fiscal_data");
  const receipt = readFiscalData(types[type], data);
  return withTransaction(ledger, call, -32001, async (order, attempt) => {
    if (!hasReceipt(attempt, receipt.type)) return refuse(-32001);
    // A receipt that the tax office rejected must not take the place of the one that follows.
    if (receipt.statusCode === 0) await order.keepReceipt(attempt, receipt);
    return { result: { success: true } };
  });
}

function hasReceipt({ performedTime, state }: Attempt, type: StoredReceipt["type"]): boolean {
  return type === "sale" ? performedTime !== null : state === "refunded";
}
