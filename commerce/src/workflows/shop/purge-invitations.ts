import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Deletes invitations, with their addresses, a month after they ended. */
export async function purgeInvitations(container: MedusaContainer): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `delete from seller_invitation
     where deleted_at < now() - interval '30 days' or expires_at < now() - interval '30 days'`,
  );
}
