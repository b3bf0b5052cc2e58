import type { MedusaContainer } from "@medusajs/framework/types";
import sweepPayments from "../../../src/jobs/sweep-payments.ts";

export default (container: MedusaContainer) => sweepPayments(container);
