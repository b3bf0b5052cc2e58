import type { MedusaContainer } from "@medusajs/framework/types";
import sweep from "../../../../src/jobs/sweep-payouts.ts";

/** Runs the timer's sweep once. */
export default (container: MedusaContainer) => sweep(container);
