import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows";

/** Creates an administrator with a password, by default an owner; returns the user's id. */
export default async function open(
  container: MedusaContainer,
  { rank = "owner", ...account }: { email: string; password: string; rank?: AdminRank },
) {
  const { authIdentity } = await container.resolve(Modules.AUTH).register("emailpass", { body: account });
  const { result } = await createUserAccountWorkflow(container).run({
    input: {
      authIdentityId: authIdentity?.id ?? "",
      userData: { email: account.email, first_name: "Admin", metadata: { rank } },
    },
  });
  return result.id;
}
