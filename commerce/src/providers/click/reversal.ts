import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import type { GatewayReversal } from "../../modules/payment-ledger/gateway-reversal.ts";
import { findPaydoc } from "./attempts.ts";
import { clickMerchantApi } from "./merchant-api.ts";
import type { ClickOptions } from "./options.ts";

const PAID = 2;

/** Refunds whole payments through the Merchant API. Before repeating `reverse`, call `find`. */
export function clickReversal(options: ClickOptions): GatewayReversal {
  const api = clickMerchantApi(options);

  async function find(attempt: Attempt): Promise<"paid" | "returned" | "unknown"> {
    const paydocId = findPaydoc(attempt);
    const answer = paydocId ? await api.paymentStatus(paydocId) : undefined;
    if (answer?.kind !== "ok") return "unknown";
    if (answer.status === PAID) return "paid";
    // The ledger has it as paid, so a failed status at Click means that it was refunded.
    return answer.status < 0 ? "returned" : "unknown";
  }

  return {
    find,
    async reverse(attempt) {
      const paydocId = findPaydoc(attempt);
      if (!paydocId) return { kind: "refused", why: "Click's id of the payment is not known" };
      const answer = await api.reverse(paydocId);
      if (answer.kind === "ok") return { kind: "done" };
      if (answer.kind === "silent") return { kind: "silent" };
      // Already refunded, by Click's staff or by a call whose answer was lost: Click rejects this one too.
      if ((await find(attempt)) === "returned") return { kind: "done" };
      return { kind: "refused", why: `${answer.code} ${answer.note}` };
    },
  };
}
