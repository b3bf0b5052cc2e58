import { randomBytes } from "node:crypto";
import { isCodeForChange } from "./email-code.ts";

/** Validity of a code in milliseconds. */
const LIFE_MS = 60 * 60_000;

/**
 * Key in a customer's metadata while the e-mail is unconfirmed. The code of the latest mail is derived from its value,
 * but cannot be guessed from it. An account without the key is confirmed.
 */
export const UNCONFIRMED = "emailUnconfirmed";

/** Creates a mark, from which `emailCode` derives the code. */
export function newCodeMark(): { mark: string; expiresAt: string } {
  const expires = Date.now() + LIFE_MS;
  return {
    mark: `${expires.toString(36)}.${randomBytes(12).toString("base64url")}`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** Whether the code belongs to that mark and has not expired. */
export function isCodeOfMark(mark: string, code: string): boolean {
  const expires = Number.parseInt(mark.split(".")[0] ?? "", 36);
  return Number.isSafeInteger(expires) && expires > Date.now() && isCodeForChange(mark, code);
}

/** SQL: whether an account with the e-mail of that binding is unconfirmed. */
export const unconfirmedAccount = (binding: string) =>
  `select 1 from customer where email = ${binding} and has_account and deleted_at is null
     and metadata->>'${UNCONFIRMED}' is not null`;

/** Runs a statement of a transaction, with `?` for each value. */
export type RunStatement = (sql: string, bindings: string[]) => PromiseLike<unknown>;

/** Confirms the e-mail of an account: called when a mail to it was acted on, which proves that it is read. */
export async function confirmAddress(statement: RunStatement, email: string): Promise<void> {
  await statement(
    `update customer set metadata = metadata - '${UNCONFIRMED}', updated_at = now()
     where email = ? and has_account and deleted_at is null and metadata->>'${UNCONFIRMED}' is not null`,
    [email],
  );
}
