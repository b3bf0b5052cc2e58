import type { MedusaContainer } from "@medusajs/framework/types";
import { retryRefunds } from "../workflows/payment/retry-refunds.ts";

/** Apart from `sweep-payments`, which must not wait for a gateway. */
export default (container: MedusaContainer): Promise<void> => retryRefunds(container);

export const config = { name: "ask-refunds", schedule: { interval: 30_000 } };
