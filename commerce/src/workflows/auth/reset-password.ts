import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { hashPassword } from "../../password-hash.ts";
import { refuseWeakPassword } from "../../password-rules.ts";
import { hashResetToken } from "../../reset-token.ts";
import { ShopError } from "../../shop-error.ts";
import { confirmAddress } from "../../unconfirmed-email.ts";
import { newDeviceMark } from "./device-mark.ts";
import { readPersonByIdentity } from "./forgotten-password.ts";
import { passwordOwner } from "./password-owner.ts";
import {
  accountSubject,
  countAttempt,
  getLimits,
  signInLimits,
  uncountIfOverloaded,
} from "./sign-in-limits.ts";
import { readCredentials, storePassword } from "./stored-password.ts";

const refused = () =>
  new ShopError(400, "reset_token_invalid", "The link is unknown, used or older than an hour");

interface Reset {
  id: string;
  identityId: string;
}

async function findReset(container: MedusaContainer, token: string): Promise<Reset | undefined> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select id, auth_identity_id as "identityId" from password_reset
     where token_hash = ? and used_at is null and expires_at > now() and deleted_at is null`,
    [hashResetToken(token)],
  );
  return (rows as Reset[])[0];
}

/**
 * Sets a new password with the token of a mail: once, within an hour. Ends every session. The holder of the link reads the
 * account's mail, so earlier failed attempts no longer count and the browser gets a device mark.
 * @throws ShopError 400 `reset_token_invalid` or, for a weak password, `invalid_input`, 429 `too_many_requests`, 503 `overloaded`
 */
export async function resetPassword(
  container: MedusaContainer,
  { token, password, client }: { token: string; password: string; client?: string },
): Promise<{ deviceMark: string }> {
  const reset = await findReset(container, token);
  if (!reset) {
    await countAttempt(container, signInLimits.reset, { client });
    throw refused();
  }
  // Counted per account only: a client that guesses links must not shut out others at its address who have one.
  const counted = await countAttempt(container, signInLimits.reset, { account: reset.identityId });
  const [credentials, person] = await Promise.all([
    readCredentials(container, { identityId: reset.identityId }),
    readPersonByIdentity(container, reset.identityId),
  ]);
  if (!credentials || !person) throw refused();
  refuseWeakPassword(password, await passwordOwner(container, credentials, person));
  const hash = await uncountIfOverloaded(container, counted, () => hashPassword(password));
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const keep = () =>
    database.transaction(async (transaction) => {
      // The link was mailed to this address. First, since closing an account takes its locks in the same order.
      await confirmAddress((sql, bindings) => transaction.raw(sql, bindings), credentials.email);
      // Of parallel uses of one link the first succeeds; the others wait here and then find it used.
      const { rows } = await transaction.raw(
        `update password_reset set used_at = now(), updated_at = now()
       where id = ? and used_at is null and expires_at > now() returning id`,
        [reset.id],
      );
      if (rows.length === 0) return false;
      return storePassword(transaction, { credentials, person, hash, change: reset.id });
    });
  const done = await uncountIfOverloaded(container, counted, keep);
  if (!done) throw refused();
  await getLimits(container).clear(signInLimits.login, accountSubject(credentials.email));
  return { deviceMark: newDeviceMark({ identityId: reset.identityId, hash }) };
}
