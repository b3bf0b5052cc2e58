import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** Emits the event of a row that was written without its module. Subscribers that miss it find the row by its time. */
export async function emitChangeEvent(container: MedusaContainer, event: string, id: string): Promise<void> {
  try {
    await container.resolve(Modules.EVENT_BUS).emit({ name: event, data: { id } });
  } catch (error) {
    // a failure loses nothing: the next run of `jobs/catch-up-inbox.ts` finds the row
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`${event} of ${id} was not announced`, error as Error);
  }
}
