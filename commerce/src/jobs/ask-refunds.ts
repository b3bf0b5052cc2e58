import type { MedusaContainer } from "@medusajs/framework/types";
import { retryRefunds } from "../workflows/payment/retry-refunds.ts";

/** Refunds that a gateway was asked for and is silent about; apart from the sweep, which waits for no gateway. */
export default (container: MedusaContainer): Promise<void> => retryRefunds(container);

/** Milliseconds between rounds. */
export const config = { name: "ask-refunds", schedule: { interval: 30_000 } };
