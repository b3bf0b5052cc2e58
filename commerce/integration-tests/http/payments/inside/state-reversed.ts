import type { MedusaContainer } from "@medusajs/framework/types";
import { stateReversed, type ReversedRequest } from "../../../../src/workflows/payment/state-reversed.ts";

/** Runs an administrator's command; returns its refusal. */
export default async function state(container: MedusaContainer, request: ReversedRequest) {
  return stateReversed(container, request).catch((error: Error) => ({ refused: error.message }));
}
