import type { MedusaContainer } from "@medusajs/framework/types";
import { WorkflowScheduler } from "@medusajs/framework/orchestration";

type Workflow = Parameters<InstanceType<typeof WorkflowScheduler>["clearWorkflow"]>[0];

/** Stops the timer of a job in this process, so that it only runs when a test runs it. */
export default async function stop(_: MedusaContainer, { job }: { job: string }): Promise<void> {
  await new WorkflowScheduler().clearWorkflow({ id: `job-${job}` } as Workflow);
}
