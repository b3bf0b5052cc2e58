import type { Ask } from "../access/ask.ts";
import { tokenInMail } from "../access/token-in-mail.ts";

/** Asks for a link to a new password and takes its token out of the mail; "none" where mails are not to be read. */
export async function resetTokenOf(home: string, ask: Ask, email: string): Promise<string> {
  await ask("POST", "/auth/forgot-password", undefined, { email });
  return tokenInMail(home, email, "/reset-password#token=");
}
