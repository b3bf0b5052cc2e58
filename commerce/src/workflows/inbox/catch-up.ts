import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { INBOX_MODULE } from "../../modules/inbox/index.ts";
import type { InboxModuleService } from "../../modules/inbox/service.ts";
import { notificationSources, sourceNames, type SourceName } from "./notification-sources.ts";
import { notify, type NotifyOptions } from "./notify.ts";

/** A row's time is set before its transaction ends: what is looked at reaches back this far behind the mark. */
const OVERLAP_MS = 60_000;
/** A shop that has had no inbox yet begins with what happened this lately. */
const BEGIN_MS = 24 * 3_600_000;

/**
 * Tells whatever happened since the last round and was not told: lost with a process that died, or never announced.
 * Any number of processes may do it at once. A source that fails keeps its mark and is tried again in the next round.
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
      const mark = await inbox.markOf(name, new Date(began.getTime() - BEGIN_MS));
      const notifications = await notificationSources[name](container, new Date(mark.getTime() - OVERLAP_MS));
      written.push(...(await notify(container, notifications, options)));
      await inbox.moveMark(name, began);
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`News of ${name} were not told; the next round tries again.`, error as Error);
    }
  }
  return written;
}
