import type { MedusaContainer } from "@medusajs/framework/types";
import { WorkflowScheduler } from "@medusajs/framework/orchestration";

type Workflow = Parameters<InstanceType<typeof WorkflowScheduler>["clearWorkflow"]>[0];

/** Ends the timer of a job in this process: its rounds are those that a test makes. */
export default async function stop(_: MedusaContainer, { job }: { job: string }): Promise<void> {
  await new WorkflowScheduler().clearWorkflow({ id: `job-${job}` } as Workflow);
}
