import { parseArgs } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ForgotBody } from "../api/internal/auth/validators.ts";
import { mailLanguage, shopLink } from "../mail/shop-link.ts";
import { resetToken } from "../reset-token.ts";
import { ShopError } from "../shop-error.ts";
import { makeAdministrator, type MadeAdministrator } from "../workflows/auth/make-administrator.ts";
import { isDemoAddress } from "./published-passwords.ts";
import { Refusal } from "./refusal.ts";

const options = {
  name: { type: "string" },
  language: { type: "string", default: "ru" },
  print: { type: "boolean", default: false },
} as const;

const messages: Record<MadeAdministrator["was"], string> = {
  nobody: "is an administrator now",
  buyer: "is an administrator now; what was bought stays, the former password and sessions are gone",
  administrator: "is an administrator already",
};

/**
 * The script of `npm run administrator`: creates an administrator, who chooses a password through a mailed link. The
 * link is also printed when an argument asks for it, and when no mail can be sent.
 */
export default async function run({ container, args }: { container: MedusaContainer; args: string[] }) {
  const { values, positionals } = readArguments(args);
  const { data: email } = ForgotBody.shape.email.safeParse(positionals[0]);
  if (email === undefined || positionals.length > 1)
    throw new Refusal("Specify an e-mail: npm run administrator -- somebody@example.uz");
  if (isDemoAddress(email)) throw new Refusal(`${email} is a published demo address. Use your own.`);
  const language = mailLanguage(values.language);
  const { was, resetId } = await make(container, { email, name: values.name, language });
  process.stdout.write(`${email} ${messages[was]}.\n`);
  const mails = Boolean(process.env.SMTP_URL);
  if (mails) process.stdout.write("A link to choose a password goes out by mail while the shop runs.\n");
  if (!mails || values.print) {
    const link = shopLink(`/reset-password#token=${resetToken(resetId)}`, language);
    process.stdout.write(`To choose a password, within an hour, once: ${link}\n`);
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

async function make(container: MedusaContainer, input: Parameters<typeof makeAdministrator>[1]) {
  try {
    return await makeAdministrator(container, input);
  } catch (error) {
    throw error instanceof ShopError ? new Refusal(`${error.message}.`) : error;
  }
}
