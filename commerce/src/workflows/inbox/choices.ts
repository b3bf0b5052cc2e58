import type { MedusaContainer } from "@medusajs/framework/types";
import {
  defaultChoices,
  isFixed,
  notificationChannels,
  notificationKinds,
  type ChannelChoices,
} from "@bezak/contract/notification-kinds.ts";
import { INBOX_MODULE } from "../../modules/inbox/index.ts";
import type { Choice, InboxModuleService } from "../../modules/inbox/service.ts";
import { ShopError } from "../../shop-error.ts";

/** Any part of the choices; what is left out stays. */
export type NewChoices = { [K in keyof ChannelChoices]?: Partial<ChannelChoices[K]> };

/** How these people are told: their choices over the shop's defaults; what is fixed stays on. */
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

/**
 * Stores what a person chose and gives all that holds then.
 * @throws ShopError 400 invalid_input for turning off what is fixed: `fields` names it
 */
export async function storeChoices(
  container: MedusaContainer,
  customerId: string,
  wanted: NewChoices,
): Promise<ChannelChoices> {
  const choices = notificationKinds.flatMap((kind) =>
    notificationChannels.flatMap((channel): Choice[] => {
      const enabled = wanted[kind]?.[channel];
      return enabled === undefined ? [] : [{ customerId, kind, channel, enabled }];
    }),
  );
  const refused = choices.filter(({ kind, channel, enabled }) => {
    return !enabled && isFixed(kind as keyof ChannelChoices, channel as "inApp" | "mail");
  });
  if (refused.length > 0) {
    const fields = Object.fromEntries(refused.map(({ kind, channel }) => [`${kind}.${channel}`, "fixed"]));
    throw new ShopError(400, "invalid_input", "This cannot be turned off", { fields });
  }
  await container.resolve<InboxModuleService>(INBOX_MODULE).choose(choices);
  return choicesOf(container, customerId);
}

/** How one person is told. */
export async function choicesOf(container: MedusaContainer, customerId: string): Promise<ChannelChoices> {
  return (await readChoices(container, [customerId])).get(customerId) ?? defaultChoices;
}
