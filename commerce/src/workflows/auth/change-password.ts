import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { OpenSession } from "../../modules/session/service.ts";
import { hashSessionToken, newSessionToken } from "../../modules/session/session-token.ts";
import { hashPassword } from "../../password-hash.ts";
import { refuseWeakPassword } from "../../password-rules.ts";
import { ShopError } from "../../shop-error.ts";
import { checkPassword } from "./check-password.ts";
import { newDeviceMark } from "./device-mark.ts";
import { readPersonByIdentity } from "./forgotten-password.ts";
import { passwordOwner } from "./password-owner.ts";
import { countAttempt, getLimits, signInLimits, uncountIfOverloaded } from "./sign-in-limits.ts";
import { readCredentials, storePassword } from "./stored-password.ts";

const refused = () => new ShopError(400, "wrong_password", "That is not the current password");

/**
 * Sets a new password for a caller who knows the current one. Ends all other sessions and gives this one a new token, so
 * that a stolen token ends too. The browser gets a device mark for the new password.
 * @throws ShopError 400 `wrong_password` or, for a weak new one, `invalid_input`, 429 `too_many_requests`, 503 `overloaded`
 */
export async function changePassword(
  container: MedusaContainer,
  session: OpenSession,
  input: { currentPassword: string; password: string },
): Promise<{ token: string; deviceMark: string }> {
  const identityId = session.auth_identity_id;
  const credentials = await readCredentials(container, { identityId });
  const person = await readPersonByIdentity(container, identityId);
  const { email } = credentials ?? {};
  if (!credentials || !person || !email) throw refused();
  refuseWeakPassword(input.password, await passwordOwner(container, credentials, person));
  const counted = await countAttempt(container, signInLimits.password, { session: session.id });
  return uncountIfOverloaded(container, counted, async () => {
    if (!(await checkPassword(container, { email, password: input.currentPassword }))) throw refused();
    const hash = await hashPassword(input.password);
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const token = newSessionToken();
    const done = await database.transaction((transaction) =>
      storePassword(transaction, {
        credentials,
        person,
        hash,
        change: randomUUID(),
        keepSession: { id: session.id, tokenHash: hashSessionToken(token) },
      }),
    );
    if (!done) throw refused();
    await getLimits(container).removeHits(counted);
    return { token, deviceMark: newDeviceMark({ identityId, hash }) };
  });
}
