import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { checkPassword } from "../auth/check-password.ts";
import { countAttempt, getLimits, signInLimits, uncountIfOverloaded } from "../auth/sign-in-limits.ts";
import { readCredentials } from "../auth/stored-password.ts";

/**
 * Checks the password of a signed-in person. A wrong one is counted for the session, together with those of a change of the
 * password; a right one is not counted.
 * @throws ShopError 400 `wrong_password`, 401 `unauthorized` when the account is gone, 429 `too_many_requests`, 503 `overloaded`
 */
export async function checkOwnPassword(
  container: MedusaContainer,
  { identityId, sessionId, password }: { identityId: string; sessionId: string; password: string },
): Promise<void> {
  const counted = await countAttempt(container, signInLimits.password, { session: sessionId });
  const credentials = await readCredentials(container, { identityId });
  if (!credentials) throw new ShopError(401, "unauthorized", "The account is gone");
  const known = await uncountIfOverloaded(container, counted, () =>
    checkPassword(container, { email: credentials.email, password }),
  );
  if (known?.authIdentity.id !== identityId) {
    throw new ShopError(400, "wrong_password", "The password is wrong");
  }
  await getLimits(container).removeHits(counted);
}
