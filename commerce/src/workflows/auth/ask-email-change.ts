import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createChangeId } from "../../email-code.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { Limit } from "../../modules/limits/service.ts";
import type { OpenSession } from "../../modules/session/service.ts";
import { ShopError } from "../../shop-error.ts";
import { removeAbandoned } from "./abandoned-registration.ts";
import { codeMails } from "./code-mails.ts";
import { isEmailTaken } from "./email-taken.ts";
import { readPersonByIdentity } from "./forgotten-password.ts";
import { countAttempt } from "./sign-in-limits.ts";
import { readCredentials } from "./stored-password.ts";

const requests: Limit = { kind: "email-change", max: 3, seconds: 3600 };

/**
 * Requests another e-mail for signing in: mails a code to the new address and a notice to the present one. The answer
 * does not reveal whether the new address has an account; its owner is notified instead. One address gets at most three
 * mails an hour, from all callers together.
 * @throws ShopError 400 `invalid_input` for the present address, 401 `unauthorized`, 429 `too_many_requests`
 */
export async function askEmailChange(
  container: MedusaContainer,
  session: OpenSession,
  { email, client }: { email: string; client?: string },
): Promise<{ change: string; expiresAt: string }> {
  const identityId = session.auth_identity_id;
  const [credentials, person] = await Promise.all([
    readCredentials(container, { identityId }),
    readPersonByIdentity(container, identityId),
  ]);
  if (!credentials || !person) throw new ShopError(401, "unauthorized", "The account is gone or blocked");
  if (email === credentials.email)
    throw new ShopError(400, "invalid_input", "That is the present e-mail", { fields: { email: "same" } });
  await countAttempt(container, requests, { account: identityId });
  await countAttempt(container, { ...requests, max: 30 }, { client });
  await countAttempt(container, codeMails, { account: email });
  await removeAbandoned(container, email);
  const named = createChangeId({
    sessionId: session.id,
    identityId,
    to: email,
    from: credentials.email,
    passwordHash: credentials.hash,
  });
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    const taken = await isEmailTaken(transaction, email);
    const { language } = person;
    const key = named.change.slice(0, named.change.lastIndexOf("."));
    if (taken)
      await queueMail(transaction, {
        key: `email-taken:${key}`,
        to: email,
        language,
        template: "email-taken",
        data: {},
      });
    else
      await queueMail(transaction, {
        key: `email-code:${key}`,
        to: email,
        language,
        template: "email-code",
        data: { change: named.change },
      });
    await queueMail(transaction, {
      key: `email-change-asked:${key}`,
      to: credentials.email,
      language,
      template: "email-change-asked",
      data: {},
    });
  });
  return named;
}
