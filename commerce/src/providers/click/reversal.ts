import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import type { GatewayReversal } from "../../modules/payment-ledger/gateway-reversal.ts";
import { paydocOf } from "./attempts.ts";
import { clickMerchantApi } from "./merchant-api.ts";
import type { ClickOptions } from "./options.ts";

const PAID = 2;

/** Gives whole payments back through the Merchant API. Whoever repeats `reverse` asks `find` first. */
export function clickReversal(options: ClickOptions): GatewayReversal {
  const api = clickMerchantApi(options);

  async function find(attempt: Attempt): Promise<"paid" | "returned" | "unknown"> {
    const paydocId = paydocOf(attempt);
    const answer = paydocId ? await api.paymentStatus(paydocId) : undefined;
    if (answer?.kind !== "ok") return "unknown";
    if (answer.status === PAID) return "paid";
    // We booked it as paid: Click shows it as failed once it has been given back.
    return answer.status < 0 ? "returned" : "unknown";
  }

  return {
    find,
    async reverse(attempt) {
      const paydocId = paydocOf(attempt);
      if (!paydocId) return { kind: "refused", why: "Click's id of the payment is not known" };
      const answer = await api.reverse(paydocId);
      if (answer.kind === "ok") return { kind: "done" };
      if (answer.kind === "silent") return { kind: "silent" };
      // Given back before, by Click's staff or by a try whose answer was lost: that is refused too.
      if ((await find(attempt)) === "returned") return { kind: "done" };
      return { kind: "refused", why: `${answer.code} ${answer.note}` };
    },
  };
}
