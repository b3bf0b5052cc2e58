import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Forgets addresses of people whom nobody waits for any more: a month after an invitation ended. */
export async function purgeInvitations(container: MedusaContainer): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `delete from seller_invitation
     where deleted_at < now() - interval '30 days' or expires_at < now() - interval '30 days'`,
  );
}
