import type { User } from "@bezak/contract/auth.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { queueMail } from "../../mail/queue-mail.ts";
import type { MailName } from "../../mail/templates.ts";
import type { Limit } from "../../modules/limits/service.ts";
import type { SessionOwner } from "../../modules/session/service.ts";
import { enqueue } from "../../queue/enqueue.ts";
import { hashResetToken, resetToken } from "../../reset-token.ts";
import { inTransaction, toSqlScope, type Sql } from "../users/sql.ts";
import { readPerson } from "./person.ts";
import { addressSubject, resetMailsPerClient, getLimits } from "./sign-in-limits.ts";
import { readCredentials } from "./stored-password.ts";

const mailsOfAccount: Limit = { kind: "forgot-password-mails", max: 3, seconds: 3600 };

/** The person with this identity; undefined when blocked or deleted. */
export async function readPersonByIdentity(
  container: MedusaContainer,
  identityId: string,
): Promise<User | undefined> {
  const [identity] = await container.resolve(Modules.AUTH).listAuthIdentities({ id: [identityId] });
  const { customer_id = null, user_id = null } = (identity?.app_metadata ?? {}) as Partial<SessionOwner>;
  return readPerson(container, { auth_identity_id: identityId, customer_id, user_id });
}

/**
 * Requests a link for choosing a new password. Only a job is written, for every e-mail: neither the answer nor its time
 * reveals whether the address has an account. After three requests in an hour the answer stays the same and nothing is
 * mailed, so that a third party cannot flood the owner. From a client above its limit an account gets one link an hour, so
 * that others behind the same address are not shut out.
 */
export async function forgetPassword(
  container: MedusaContainer,
  { email, client }: { email: string; client?: string },
): Promise<void> {
  const limits = getLimits(container);
  const isUsual = client === undefined || (await limits.tryTake(resetMailsPerClient, addressSubject(client)));
  const max = isUsual ? mailsOfAccount.max : 1;
  if (!(await limits.tryTake({ ...mailsOfAccount, max }, email))) return;
  await enqueue(container, "forgotten-password", { email });
}

const templates = {
  asked: "password-reset",
  tries: "sign-in-tried",
  administrator: "administrator",
} as const satisfies Record<string, MailName>;

/**
 * The job: mails the link and invalidates the ones that were mailed before. Idempotent.
 * @returns id of the link; undefined when the e-mail has no account
 */
export async function mailForgottenPassword(
  container: MedusaContainer,
  { jobId, email, because = "asked" }: { jobId: string; email: string; because?: keyof typeof templates },
): Promise<string | undefined> {
  const credentials = await readCredentials(container, { email });
  const person = credentials && (await readPersonByIdentity(container, credentials.identityId));
  if (!person) return undefined;
  const { email: to, language } = person;
  return inTransaction(container, (sql) =>
    mailLink(sql, { jobId, identityId: credentials.identityId, to, language, because }),
  );
}

interface Link {
  jobId: string;
  identityId: string;
  to: string;
  language: Language | null | undefined;
  because: keyof typeof templates;
}

/** Stores a link for choosing a password and queues its mail, in the caller's transaction; returns the link's id. Idempotent. */
export async function mailLink(
  sql: Sql,
  { jobId, identityId, to, language, because }: Link,
): Promise<string> {
  const id = `pwreset_${jobId.replaceAll("-", "")}`;
  // Of two simultaneous requests the second sees, and invalidates, the link of the first.
  await sql("select 1 from auth_identity where id = ? for update", [identityId]);
  const stored = await sql(
    `insert into password_reset (id, token_hash, auth_identity_id, expires_at)
     values (?, ?, ?, now() + interval '1 hour') on conflict (id) do nothing returning id`,
    [id, hashResetToken(resetToken(id)), identityId],
  );
  if (stored.length === 0) return id;
  await sql(
    `update password_reset set used_at = now(), updated_at = now()
     where auth_identity_id = ? and id <> ? and used_at is null`,
    [identityId, id],
  );
  await queueMail(toSqlScope(sql), {
    key: `password-reset:${id}`,
    to,
    language,
    template: templates[because],
    data: { resetId: id },
  });
  return id;
}
