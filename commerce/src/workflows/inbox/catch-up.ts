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
  const began = new Date();
  const done: SourceName[] = [];
  for (const { source: name, until } of await inbox.getMarks(names, new Date(began.getTime() - BEGIN_MS))) {
    try {
      const since = new Date(until.getTime() - OVERLAP_MS);
      written.push(...(await notify(container, await notificationSources[name](container, since), options)));
      done.push(name);
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Notifications of ${name} failed; the next round repeats them.`, error as Error);
    }
  }
  await inbox.moveMarks(done, began);
  return written;
}
