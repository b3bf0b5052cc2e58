import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { mailLanguage, shopLink } from "../mail/shop-link.ts";
import { resetToken } from "../reset-token.ts";
import { ShopError } from "../shop-error.ts";
import { makeAdministrator, type MadeAdministrator } from "../workflows/auth/make-administrator.ts";
import { isDemoAddress } from "./published-passwords.ts";
import { Refusal } from "./refusal.ts";

const messages: Record<MadeAdministrator["was"], string> = {
  nobody: "is an administrator now",
  buyer: "is an administrator now; what was bought stays, the former password and sessions are gone",
  administrator: "is an administrator already",
};

/** @throws Refusal */
export function refuseDemoAddress(email: string): void {
  if (isDemoAddress(email)) throw new Refusal(`${email} is a published demo address. Use your own.`);
}

/**
 * Makes somebody an administrator and prints what happened. The link to choose a password is mailed; it is also printed on
 * request, and when no mail can be sent. @throws Refusal
 */
export async function giveAccess(
  container: MedusaContainer,
  { print, ...person }: { email: string; rank?: AdminRank; name?: string; language?: string; print: boolean },
): Promise<void> {
  const language = mailLanguage(person.language);
  const { was, resetId } = await make(container, { ...person, language });
  process.stdout.write(`${person.email} ${messages[was]}.\n`);
  const mails = Boolean(process.env.SMTP_URL);
  if (mails) process.stdout.write("A link to choose a password goes out by mail while the shop runs.\n");
  if (!mails || print) {
    const link = shopLink(`/reset-password#token=${resetToken(resetId)}`, language);
    process.stdout.write(`To choose a password, within an hour, once: ${link}\n`);
  }
}

async function make(container: MedusaContainer, input: Parameters<typeof makeAdministrator>[1]) {
  try {
    return await makeAdministrator(container, input);
  } catch (error) {
    throw error instanceof ShopError ? new Refusal(`${error.message}.`) : error;
  }
}
