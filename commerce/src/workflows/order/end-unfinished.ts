import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/**
 * Completes one after another what killed processes left unfinished. `end` returns a sentence for the log, or nothing if
 * there was nothing to do; if it throws, that one is left for the next round.
 */
export async function endUnfinished<T extends string | { id: string }>(
  container: MedusaContainer,
  unfinished: readonly T[],
  end: (one: T) => Promise<string | undefined>,
): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const one of unfinished) {
    try {
      const done = await end(one);
      if (done) logger.warn(`Completed after a process died: ${done}.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.info(`${typeof one === "string" ? one : one.id} stays for the next round: ${reason}`);
    }
  }
}
