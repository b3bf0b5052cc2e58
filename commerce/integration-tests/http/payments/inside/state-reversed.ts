import type { MedusaContainer } from "@medusajs/framework/types";
import { recordReversal, type ReversalRequest } from "../../../../src/workflows/payment/record-reversal.ts";

/** Runs an administrator's command; returns its refusal. */
export default async function state(container: MedusaContainer, request: ReversalRequest) {
  return recordReversal(container, request).catch((error: Error) => ({ refused: error.message }));
}
