import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { spellingsOf, takeHashingTurn, wastePasswordCheck } from "../../password-hash.ts";
import { readCredentials, type Credentials } from "./stored-password.ts";

/** An identity and the password it was let in with. */
export interface CheckedIdentity {
  authIdentity: AuthIdentityDTO;
  credentials: Credentials;
}

/**
 * Who signs in with this; undefined when nobody does, after the same work whether the address is known or not. A
 * password hashed before letters were written alike is good as it was typed, until its owner chooses another one. All
 * spellings have one turn: whoever is refused has not tried any.
 * @throws ShopError 503 `overloaded`
 */
export async function checkPassword(
  container: MedusaContainer,
  { email, password }: { email: string; password: string },
): Promise<CheckedIdentity | undefined> {
  // Read before the check: a password changed meanwhile is then noticed.
  const credentials = await readCredentials(container, { email });
  if (!credentials) {
    await wastePasswordCheck(password);
    return undefined;
  }
  const auth = container.resolve(Modules.AUTH);
  return takeHashingTurn(async () => {
    for (const spelling of spellingsOf(password)) {
      const { authIdentity } = await auth.authenticate("emailpass", { body: { email, password: spelling } });
      if (authIdentity) return { authIdentity, credentials };
    }
    return undefined;
  });
}
