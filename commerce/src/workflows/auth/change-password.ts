import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { OpenSession } from "../../modules/session/service.ts";
import { hashSessionToken, newSessionToken } from "../../modules/session/session-token.ts";
import { hashPassword } from "../../password-hash.ts";
import { refuseWeakPassword } from "../../password-rules.ts";
import { ShopError } from "../../shop-error.ts";
import { checkOwnPassword } from "../users/check-own-password.ts";
import { newDeviceMark } from "./device-mark.ts";
import { readPersonByIdentity } from "./forgotten-password.ts";
import { passwordOwner } from "./password-owner.ts";
import { readCredentials, storePassword } from "./stored-password.ts";

const refused = () => new ShopError(400, "wrong_password", "That is not the current password");

/**
 * Sets a new password for a caller who knows the current one. Ends all other sessions and gives this one a new token, so
 * that a stolen token ends too. The browser gets a device mark for the new password.
 * @throws ShopError 400 `wrong_password` | `second_factor_invalid` or, for a weak new one, `invalid_input`, 403
 * `second_factor_required`, 429 `too_many_requests`, 503 `overloaded`
 */
export async function changePassword(
  container: MedusaContainer,
  session: OpenSession,
  input: { currentPassword: string; password: string; code?: string },
): Promise<{ token: string; deviceMark: string }> {
  const identityId = session.auth_identity_id;
  const credentials = await readCredentials(container, { identityId });
  const person = await readPersonByIdentity(container, identityId);
  if (!credentials || !person) throw refused();
  refuseWeakPassword(input.password, await passwordOwner(container, credentials, person));
  const { currentPassword, code } = input;
  await checkOwnPassword(container, { identityId, sessionId: session.id, password: currentPassword, code });
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
  return { token, deviceMark: newDeviceMark({ identityId, hash }) };
}
