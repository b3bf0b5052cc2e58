import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { INBOX_MODULE } from "../../modules/inbox/index.ts";
import type { InboxModuleService } from "../../modules/inbox/service.ts";
import { notificationSources, sourceNames, type SourceName } from "./notification-sources.ts";
import { notify, type NotifyOptions } from "./notify.ts";

/** A row's time is set before its transaction commits, so each round reads this much further back. */
const OVERLAP_MS = 60_000;
/** The first round after an installation reads this much. */
const BEGIN_MS = 24 * 3_600_000;

/**
 * Sends the notifications of everything that happened since the last round and was not notified: because a process
 * died, or because no event was emitted. Any number of processes may run it at once. A source that fails is read again
 * from the same time in the next round.
 */
export async function catchUp(
  container: MedusaContainer,
  names: readonly SourceName[] = sourceNames,
  options: NotifyOptions = {},
): Promise<string[]> {
  const inbox = container.resolve<InboxModuleService>(INBOX_MODULE);
  const written: string[] = [];
  for (const name of names) {
    try {
      const began = new Date();
      const mark = await inbox.getMark(name, new Date(began.getTime() - BEGIN_MS));
      const notifications = await notificationSources[name](container, new Date(mark.getTime() - OVERLAP_MS));
      written.push(...(await notify(container, notifications, options)));
      await inbox.moveMark(name, began);
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Notifications of ${name} failed; the next round repeats them.`, error as Error);
    }
  }
  return written;
}
