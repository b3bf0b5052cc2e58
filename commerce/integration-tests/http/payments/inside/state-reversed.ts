import type { MedusaContainer } from "@medusajs/framework/types";
import { stateReversed, type ReversedRequest } from "../../../../src/workflows/payment/state-reversed.ts";

/** What an administrator's command does; gives what it was refused with. */
export default async function state(container: MedusaContainer, request: ReversedRequest) {
  return stateReversed(container, request).catch((error: Error) => ({ refused: error.message }));
}
