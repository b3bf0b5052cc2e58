import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** Says that a row was written past its module. Whoever does not hear it finds it by the row's time. */
export async function emitChangeEvent(container: MedusaContainer, event: string, id: string): Promise<void> {
  try {
    await container.resolve(Modules.EVENT_BUS).emit({ name: event, data: { id } });
  } catch (error) {
    // what was written stands, and is told of by the next round of `jobs/catch-up-inbox.ts`
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`${event} of ${id} was not announced`, error as Error);
  }
}
