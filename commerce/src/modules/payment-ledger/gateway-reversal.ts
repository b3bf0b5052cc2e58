import type { Attempt } from "./ledger.ts";

/** A gateway's answer to a reversal; `silent`: no answer came, so the reversal may have happened or not. */
export type ReversalAnswer = { kind: "done" } | { kind: "refused"; why: string } | { kind: "silent" };

/** Refunds a whole payment through its gateway. Not every gateway supports it. */
export interface GatewayReversal {
  reverse(attempt: Attempt): Promise<ReversalAnswer>;
  /** Checks, before a repeated reversal, whether the money has been refunded already. */
  find(attempt: Attempt): Promise<"paid" | "returned" | "unknown">;
}
