import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import type { GatewayReversal, ReversalAnswer } from "../../modules/payment-ledger/gateway-reversal.ts";
import { atmosGateway } from "./atmos/gateway.ts";
import { getData } from "./card-attempt.ts";
import type { AtmosOptions } from "./options.ts";

/** Refunds whole card payments through ATMOS; a payment that was refunded before counts as done. */
export function atmosReversal(options: AtmosOptions): GatewayReversal {
  const gateway = atmosGateway(options);
  const look = ({ externalId }: Attempt) => gateway.status(externalId ?? "");
  return {
    async reverse(attempt): Promise<ReversalAnswer> {
      let { successId } = getData(attempt);
      if (!successId) {
        const found = await look(attempt);
        if (found.kind === "returned") return { kind: "done" };
        if (found.kind !== "paid") return { kind: "silent" };
        ({ successId } = found.taken);
      }
      if (!successId) return { kind: "refused", why: "ATMOS tells no number to give the money back by" };
      const answer = await gateway.reverse(successId, `Order payment ${attempt.id}`);
      if (answer.kind === "ok") return { kind: "done" };
      return answer.kind === "refused" ? { kind: "refused", why: answer.why } : { kind: "silent" };
    },
    async find(attempt) {
      const { kind } = await look(attempt);
      return kind === "paid" || kind === "returned" ? kind : "unknown";
    },
  };
}
