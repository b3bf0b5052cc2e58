import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Deletes invitations into shops and into the team of administrators, with their addresses, a month after they ended. */
export async function purgeInvitations(container: MedusaContainer): Promise<void> {
  for (const table of ["seller_invitation", "admin_invitation"])
    await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
      `delete from ${table}
       where deleted_at < now() - interval '30 days' or expires_at < now() - interval '30 days'`,
    );
}
