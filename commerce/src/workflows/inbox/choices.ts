import type { MedusaContainer } from "@medusajs/framework/types";
import {
  defaultChoices,
  isFixed,
  notificationChannels,
  notificationKinds,
  type ChannelChoices,
} from "@bezak/contract/notification-kinds.ts";
import type { NewNotificationPreferences } from "@bezak/contract/notifications.ts";
import { INBOX_MODULE } from "../../modules/inbox/index.ts";
import type { Choice, InboxModuleService } from "../../modules/inbox/service.ts";

/** The channels of these people: their choices over the defaults; fixed channels stay on. */
export async function readChoices(
  container: MedusaContainer,
  customerIds: readonly string[],
): Promise<Map<string, ChannelChoices>> {
  const inbox = container.resolve<InboxModuleService>(INBOX_MODULE);
  const chosen = Map.groupBy(await inbox.choices(customerIds), ({ customerId }) => customerId);
  return new Map(customerIds.map((id) => [id, over(defaultChoices, chosen.get(id) ?? [])]));
}

function over(defaults: ChannelChoices, chosen: readonly Choice[]): ChannelChoices {
  const choices = structuredClone(defaults);
  for (const kind of notificationKinds) {
    for (const channel of notificationChannels) {
      const own = chosen.find((one) => one.kind === kind && one.channel === channel);
      if (own && !isFixed(kind, channel)) choices[kind][channel] = own.enabled;
    }
  }
  return choices;
}

/** Stores a person's choices and returns the resulting channels; fixed ones stay on, whatever is stored. */
export async function storeChoices(
  container: MedusaContainer,
  customerId: string,
  wanted: NewNotificationPreferences,
): Promise<ChannelChoices> {
  const choices = notificationKinds.flatMap((kind) =>
    notificationChannels.flatMap((channel): Choice[] => {
      const enabled = wanted[kind]?.[channel];
      return enabled === undefined ? [] : [{ customerId, kind, channel, enabled }];
    }),
  );
  await container.resolve<InboxModuleService>(INBOX_MODULE).choose(choices);
  return readOwnChoices(container, customerId);
}

export async function readOwnChoices(
  container: MedusaContainer,
  customerId: string,
): Promise<ChannelChoices> {
  return (await readChoices(container, [customerId])).get(customerId) ?? defaultChoices;
}
