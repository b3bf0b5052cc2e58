import type { MedusaContainer } from "@medusajs/framework/types";
import { readCredentials } from "../workflows/auth/stored-password.ts";
import { removeLostFactor } from "../workflows/second-factor/remove-lost-factor.ts";
import { Refusal } from "./refusal.ts";

/** Removes the second factor of an account whose owner has lost it. @throws Refusal */
export async function removeFactor(container: MedusaContainer, email: string): Promise<void> {
  const credentials = await readCredentials(container, { email });
  if (!credentials) throw new Refusal(`${email} has no account.`);
  const removed = await removeLostFactor(container, credentials.identityId);
  process.stdout.write(
    removed
      ? `The second factor of ${email} is removed, and all sessions have ended.\n`
      : `${email} had no second factor; all sessions have ended.\n`,
  );
}
