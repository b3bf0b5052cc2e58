import { randomUUID } from "node:crypto";
import type { Language } from "@bezak/contract/languages.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { MailName } from "../../mail/templates.ts";
import { toSqlScope, type Sql } from "../users/sql.ts";

type FactorMail = Extract<
  MailName,
  | "second-factor-on"
  | "second-factor-off"
  | "recovery-code-used"
  | "passkey-added"
  | "passkey-removed"
  | "passkey-refused"
>;

interface Owner {
  email: string;
  language: Language | null;
}

/** Queues a mail for the account's owner, in the caller's transaction. */
export async function mailAboutFactor(
  sql: Sql,
  { identityId, template }: { identityId: string; template: FactorMail },
): Promise<void> {
  const [owner] = await sql<Owner>(
    `select login.entity_id as email, coalesce(u.metadata, c.metadata)->>'language' as language
     from provider_identity login join auth_identity i on i.id = login.auth_identity_id
       left join "user" u on u.id = i.app_metadata->>'user_id'
       left join customer c on c.id = i.app_metadata->>'customer_id'
     where login.auth_identity_id = ? and login.provider = 'emailpass'`,
    [identityId],
  );
  if (!owner) return;
  await queueMail(toSqlScope(sql), {
    key: `${template}:${randomUUID()}`,
    to: owner.email,
    language: owner.language ?? "ru",
    template,
    data: {},
  });
}
