import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { OpenSession } from "../../modules/session/service.ts";
import { ShopError } from "../../shop-error.ts";
import { confirmAddress, isCodeOfMark, UNCONFIRMED } from "../../unconfirmed-email.ts";
import { readPersonByIdentity } from "./forgotten-password.ts";
import { countAttempt, getLimits, signInLimits } from "./sign-in-limits.ts";

/**
 * Confirms the caller's own address by the code of the latest mail. A repeat changes nothing.
 * @throws ShopError 400 `email_code_invalid`, 401 `unauthorized`, 429 `too_many_requests`
 */
export async function confirmEmail(
  container: MedusaContainer,
  session: OpenSession,
  { code, client }: { code: string; client?: string },
): Promise<void> {
  const account = session.auth_identity_id;
  const counted = await countAttempt(container, signInLimits.emailCode, { account, client });
  const person = await readPersonByIdentity(container, account);
  if (!person) throw new ShopError(401, "unauthorized", "The account is gone or blocked");
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: { email: string; mark: string }[] }>(
    `select email, metadata->>'${UNCONFIRMED}' as mark from customer
     where id = ? and deleted_at is null and metadata->>'${UNCONFIRMED}' is not null`,
    [person.id],
  );
  const [waiting] = rows;
  if (waiting) {
    if (!isCodeOfMark(waiting.mark, code))
      throw new ShopError(400, "email_code_invalid", "The code is wrong, replaced or older than an hour");
    await confirmAddress((sql, bindings) => database.raw(sql, bindings), waiting.email);
  }
  await getLimits(container).removeHits(counted);
}
