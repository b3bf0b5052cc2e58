import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { wastePasswordCheck } from "../../password-hash.ts";
import { readCredentials, type Credentials } from "./stored-password.ts";

/** An identity and the password it was let in with. */
export interface CheckedIdentity {
  authIdentity: AuthIdentityDTO;
  credentials: Credentials;
}

/** Who signs in with this; undefined when nobody does, after the same work whether the address is known or not. */
export async function checkPassword(
  container: MedusaContainer,
  { email, password }: { email: string; password: string },
): Promise<CheckedIdentity | undefined> {
  // Read before the check: a password changed meanwhile is then noticed.
  const credentials = await readCredentials(container, { email });
  if (!credentials) await wastePasswordCheck(password);
  const { authIdentity } = await container
    .resolve(Modules.AUTH)
    .authenticate("emailpass", { body: { email, password } });
  return authIdentity && credentials ? { authIdentity, credentials } : undefined;
}
