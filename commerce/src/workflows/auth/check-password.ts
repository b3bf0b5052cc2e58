import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { getSpellings, takeHashingTurn, wastePasswordCheck } from "../../password-hash.ts";
import { readCredentials, type Credentials } from "./stored-password.ts";

/** An identity and the spelling of the password that matched. */
export interface CheckedIdentity {
  authIdentity: AuthIdentityDTO;
  credentials: Credentials;
}

/**
 * The identity with this e-mail and password; undefined when there is none, after the same work whether the address is known
 * or not. A password that was hashed before Unicode normalisation is accepted as it was typed, until its owner chooses
 * another one. All spellings are checked in one slot: a refused request has checked none.
 * @throws ShopError 503 `overloaded`
 */
export async function checkPassword(
  container: MedusaContainer,
  { email, password }: { email: string; password: string },
): Promise<CheckedIdentity | undefined> {
  // Read before the check, so that a simultaneous change of the password is noticed.
  const credentials = await readCredentials(container, { email });
  if (!credentials) {
    await wastePasswordCheck(password);
    return undefined;
  }
  const auth = container.resolve(Modules.AUTH);
  return takeHashingTurn(async () => {
    for (const spelling of getSpellings(password)) {
      const { authIdentity } = await auth.authenticate("emailpass", { body: { email, password: spelling } });
      if (authIdentity) return { authIdentity, credentials };
    }
    return undefined;
  });
}
