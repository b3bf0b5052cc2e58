import type { MedusaContainer } from "@medusajs/framework/types";
import { askRefunds } from "../workflows/payment/ask-refunds.ts";

/** Refunds that a gateway was asked for and is silent about; apart from the sweep, which waits for no gateway. */
export default (container: MedusaContainer): Promise<void> => askRefunds(container);

/** Milliseconds between rounds. */
export const config = { name: "ask-refunds", schedule: { interval: 30_000 } };
