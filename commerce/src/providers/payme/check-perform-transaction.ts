import type { PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import type { PaymeCall } from "./call.ts";
import { fiscalDetail } from "./fiscal-detail.ts";
import { ACCOUNT_FIELD, readPayable } from "./params.ts";
import { refuse, type Reply } from "./reply.ts";
import { note } from "./transaction.ts";
import { whyNotPayable } from "./why-not-payable.ts";

/** Answers whether this order can be paid with this sum. Changes nothing. */
export function checkPerformTransaction(ledger: PaymentLedger, call: PaymeCall): Promise<Reply> {
  const { number, amount } = readPayable(call.params);
  return ledger.withNumber(number, async (order) => {
    const reply = order
      ? (whyNotPayable(order, amount, Date.now()) ?? allow(fiscalDetail(order.payable)))
      : refuse(-31050, ACCOUNT_FIELD);
    await note(order ?? ledger, call, reply);
    return reply;
  });
}

const allow = (detail: object | undefined): Reply => ({ result: { allow: true, ...(detail && { detail }) } });
