import { randomBytes } from "node:crypto";
import { isCodeOf } from "./email-code.ts";

/** How long a code holds, in milliseconds. */
const LIFE_MS = 60 * 60_000;

/**
 * Key in a customer's metadata as long as nobody has shown that the e-mail is theirs. Its value makes the code of the
 * latest mail and tells nobody which it is. An account without it is confirmed.
 */
export const UNCONFIRMED = "emailUnconfirmed";

/** Names a new code: `emailCode` makes the code from it. */
export function newCodeMark(): { mark: string; expiresAt: string } {
  const expires = Date.now() + LIFE_MS;
  return {
    mark: `${expires.toString(36)}.${randomBytes(12).toString("base64url")}`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** Whether it is the code of that mark and its hour is not over. */
export function isCodeOfMark(mark: string, code: string): boolean {
  const expires = Number.parseInt(mark.split(".")[0] ?? "", 36);
  return Number.isSafeInteger(expires) && expires > Date.now() && isCodeOf(mark, code);
}

/** SQL: whether an account with the e-mail of that binding has not confirmed it. */
export const unconfirmedAccount = (binding: string) =>
  `select 1 from customer where email = ${binding} and has_account and deleted_at is null
     and metadata->>'${UNCONFIRMED}' is not null`;

/** A transaction's statement, `?` for each value. */
type Statement = (sql: string, bindings: string[]) => PromiseLike<unknown>;

/** Confirms the e-mail of an account: whoever does what a mail to it asks for reads that mail. */
export async function confirmAddress(statement: Statement, email: string): Promise<void> {
  await statement(
    `update customer set metadata = metadata - '${UNCONFIRMED}', updated_at = now()
     where email = ? and has_account and deleted_at is null and metadata->>'${UNCONFIRMED}' is not null`,
    [email],
  );
}
