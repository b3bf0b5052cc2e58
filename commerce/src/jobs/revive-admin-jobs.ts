import type { MedusaContainer } from "@medusajs/framework/types";
import { reviveJobs } from "../workflows/admin-job/revive-jobs.ts";

/** Continues bulk acts whose job was lost. */
export default (container: MedusaContainer): Promise<void> => reviveJobs(container);

export const config = { name: "revive-admin-jobs", schedule: { interval: 600_000 } };
