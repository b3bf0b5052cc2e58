import type { Ask } from "../access/ask.ts";
import { tokenInMail } from "../access/token-in-mail.ts";

/** Requests a link to reset the password and reads its token from the mail; "none" where the outbox cannot be read. */
export async function requestResetToken(home: string, ask: Ask, email: string): Promise<string> {
  await ask("POST", "/auth/forgot-password", undefined, { email });
  return tokenInMail(home, email, "/reset-password#token=");
}
