import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows";

/** Creates an administrator with a password, as the setup does; returns the user's id. */
export default async function open(container: MedusaContainer, account: { email: string; password: string }) {
  const { authIdentity } = await container.resolve(Modules.AUTH).register("emailpass", { body: account });
  const { result } = await createUserAccountWorkflow(container).run({
    input: {
      authIdentityId: authIdentity?.id ?? "",
      userData: { email: account.email, first_name: "Admin" },
    },
  });
  return result.id;
}
