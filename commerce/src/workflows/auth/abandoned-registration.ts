import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** A registration takes a second or two; one that is unfinished after this time was killed. */
const ABANDONED_MS = 60_000;

/**
 * Releases an e-mail whose registration was killed in between: the e-mail is claimed but has no password. Without this its
 * owner could neither register nor sign in.
 */
export async function removeAbandoned(container: MedusaContainer, email: string): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  const [claim] = await auth.listProviderIdentities(
    { provider: "emailpass", entity_id: email },
    { select: ["id", "auth_identity_id", "provider_metadata", "created_at"] },
  );
  if (!claim?.auth_identity_id || claim.provider_metadata?.password) return;
  const createdAt = (claim as { created_at?: string | Date }).created_at;
  if (!createdAt || Date.now() - new Date(createdAt).getTime() < ABANDONED_MS) return;
  const identity = await auth.retrieveAuthIdentity(claim.auth_identity_id);
  const customerId = identity.app_metadata?.customer_id;
  if (typeof customerId === "string") await container.resolve(Modules.CUSTOMER).deleteCustomers([customerId]);
  await auth.deleteAuthIdentities([identity.id]);
}
