import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isCodeForChange, isChangeId } from "../../email-code.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { OpenSession } from "../../modules/session/service.ts";
import { ShopError } from "../../shop-error.ts";
import { UNCONFIRMED } from "../../unconfirmed-email.ts";
import { isEmailTaken } from "./email-taken.ts";
import { endSessions } from "./end-sessions.ts";
import { readPersonByIdentity } from "./forgotten-password.ts";
import { recordFormerOwner } from "./record-former-owner.ts";
import { countAttempt, getLimits, signInLimits } from "./sign-in-limits.ts";
import { readCredentials } from "./stored-password.ts";

/** `change`: as returned by `askEmailChange`; `code`: from the mail to the new address. */
export interface EmailConfirmation {
  email: string;
  change: string;
  code: string;
  client?: string;
}

const refused = () =>
  new ShopError(400, "email_code_invalid", "The code is wrong, used or older than an hour");
const taken = () => new ShopError(409, "email_taken", "An account with this e-mail exists");

const UNIQUE_VIOLATION = "23505";

/**
 * Changes the e-mail of an account: for signing in, in its profile and for all future mails; orders keep the old one.
 * Ends the other sessions and the links that were mailed to the former address, which is notified. A repeat changes
 * nothing.
 * @throws ShopError 400 `email_code_invalid`, 401 `unauthorized`, 409 `email_taken`, 429 `too_many_requests`
 */
export async function changeEmail(
  container: MedusaContainer,
  session: OpenSession,
  { email, change, code, client }: EmailConfirmation,
): Promise<{ email: string }> {
  const identityId = session.auth_identity_id;
  const counted = await countAttempt(container, signInLimits.emailCode, { account: identityId, client });
  const [credentials, person] = await Promise.all([
    readCredentials(container, { identityId }),
    readPersonByIdentity(container, identityId),
  ]);
  if (!credentials || !person) throw new ShopError(401, "unauthorized", "The account is gone or blocked");
  if (credentials.email === email) return { email };
  const { email: from, hash: passwordHash } = credentials;
  const emailChange = { sessionId: session.id, identityId, from, to: email, passwordHash };
  if (!isChangeId(emailChange, change) || !isCodeForChange(change, code)) throw refused();
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  try {
    await database.transaction(async (transaction) => {
      if (await isEmailTaken(transaction, email)) throw taken();
      // First: simultaneous changes of the password, the e-mail or the account wait here.
      const { rows } = await transaction.raw(
        `update provider_identity set entity_id = ?, updated_at = now()
         where auth_identity_id = ? and provider = 'emailpass' and entity_id = ? and deleted_at is null
           and provider_metadata->>'password' = ? returning id`,
        [email, identityId, from, passwordHash],
      );
      if (rows.length === 0) throw refused();
      const table = session.user_id ? `"user"` : "customer";
      await transaction.raw(
        `update ${table} set email = ?, metadata = metadata - '${UNCONFIRMED}', updated_at = now() where id = ?`,
        [email, session.user_id ?? session.customer_id],
      );
      await endSessions(transaction, identityId, session.id);
      await transaction.raw(
        `update password_reset set used_at = now(), updated_at = now()
         where auth_identity_id = ? and used_at is null`,
        [identityId],
      );
      await queueMail(transaction, {
        key: `email-changed:${change.slice(0, change.lastIndexOf("."))}`,
        to: from,
        language: person.language,
        template: "email-changed",
        data: {},
      });
      if (session.customer_id)
        await recordFormerOwner((sql, bindings) => transaction.raw(sql, bindings), {
          customerId: session.customer_id,
          email: from,
        });
    });
  } catch (error) {
    // two simultaneous claims of one e-mail: a unique index rejects the second
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw taken();
    throw error;
  }
  await getLimits(container).removeHits(counted);
  return { email };
}
