import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { checkPassword } from "../auth/check-password.ts";
import { countAttempt, getLimits, signInLimits, uncountIfOverloaded } from "../auth/sign-in-limits.ts";
import { checkSecondFactor } from "../second-factor/check-factor.ts";
import { readCredentials } from "../auth/stored-password.ts";

export interface OwnPassword {
  identityId: string;
  sessionId: string;
  password: string;
  /** of the second factor */
  code?: string;
}

/**
 * Checks the password of a signed-in person, and the second factor if there is one. Wrong ones are counted for the session,
 * together with those of a change of the password; right ones are not counted.
 * @throws ShopError 400 `wrong_password` | `second_factor_invalid`, 403 `second_factor_required`, 401 `unauthorized` when the account is gone, 429 `too_many_requests`, 503 `overloaded`
 */
export async function checkOwnPassword(
  container: MedusaContainer,
  { identityId, sessionId, password, code }: OwnPassword,
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
  const uncount = () => getLimits(container).removeHits(counted);
  await checkSecondFactor(container, { identityId, code }).catch(async (error: unknown) => {
    if (error instanceof ShopError && error.code === "second_factor_required") await uncount();
    throw error;
  });
  await uncount();
}
