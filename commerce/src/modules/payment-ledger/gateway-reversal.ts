import type { Attempt } from "./ledger.ts";

/** What a gateway said when it was asked to give a payment back; `silent`: no answer came, it may have or not. */
export type ReversalAnswer = { kind: "done" } | { kind: "refused"; why: string } | { kind: "silent" };

/** Gives a whole payment back through its gateway. Not every gateway can. */
export interface GatewayReversal {
  reverse(attempt: Attempt): Promise<ReversalAnswer>;
  /** Looks, before it is asked again: has the money been given back? */
  find(attempt: Attempt): Promise<"paid" | "returned" | "unknown">;
}
