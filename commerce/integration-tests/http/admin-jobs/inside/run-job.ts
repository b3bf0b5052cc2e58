import type { MedusaContainer } from "@medusajs/framework/types";
import { runJob } from "../../../../src/workflows/admin-job/run-job.ts";

export default (container: MedusaContainer, { id }: { id: string }): Promise<void> => runJob(container, id);
