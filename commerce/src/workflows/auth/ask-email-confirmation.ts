import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { queueMail } from "../../mail/queue-mail.ts";
import type { OpenSession } from "../../modules/session/service.ts";
import { ShopError } from "../../shop-error.ts";
import { newCodeMark, UNCONFIRMED } from "../../unconfirmed-email.ts";
import { codeMails } from "./code-mails.ts";
import { readPersonByIdentity } from "./forgotten-password.ts";
import { countAttempt, getLimits } from "./sign-in-limits.ts";

/**
 * Mails a new code to the caller's own address and invalidates the former one. Mails nothing to a confirmed address.
 * @returns until when the code is valid; null when there is nothing to confirm
 * @throws ShopError 401 `unauthorized`, 429 `too_many_requests`
 */
export async function askEmailConfirmation(
  container: MedusaContainer,
  session: OpenSession,
): Promise<{ expiresAt: string | null }> {
  const person = await readPersonByIdentity(container, session.auth_identity_id);
  if (!person) throw new ShopError(401, "unauthorized", "The account is gone or blocked");
  if (person.emailConfirmed) return { expiresAt: null };
  const counted = await countAttempt(container, codeMails, { account: person.email });
  const { mark, expiresAt } = newCodeMark();
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const isRequested = await database.transaction(async (transaction) => {
    // the address may have been confirmed or changed since it was read
    const { rows } = await transaction.raw<{ rows: unknown[] }>(
      `update customer set metadata = jsonb_set(metadata, '{${UNCONFIRMED}}', to_jsonb(?::text)), updated_at = now()
       where id = ? and email = ? and deleted_at is null and metadata->>'${UNCONFIRMED}' is not null returning id`,
      [mark, person.id, person.email],
    );
    if (rows.length === 0) return false;
    const { email: to, language } = person;
    await queueMail(transaction, {
      key: `email-confirmation:${mark}`,
      to,
      language,
      template: "email-confirmation",
      data: { mark },
    });
    return true;
  });
  if (isRequested) return { expiresAt };
  await getLimits(container).removeHits(counted);
  return { expiresAt: null };
}
