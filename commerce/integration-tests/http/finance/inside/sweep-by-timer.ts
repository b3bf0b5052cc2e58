import type { MedusaContainer } from "@medusajs/framework/types";
import sweep from "../../../../src/jobs/sweep-payouts.ts";

/** A round of the timer. */
export default (container: MedusaContainer) => sweep(container);
