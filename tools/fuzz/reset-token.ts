import type { Ask } from "../access/ask.ts";
import { poll } from "../processes/poll.ts";

/** Asks for a link to a new password and takes its token out of the mail; "none" where mails are not to be read. */
export async function resetTokenOf(home: string, ask: Ask, email: string): Promise<string> {
  await ask("POST", "/auth/forgot-password", undefined, { email });
  const token = await poll(async () => {
    const answer = await fetch(`${home}/dev/outbox.json?to=${encodeURIComponent(email)}`);
    if (!answer.ok) return "none";
    const { mails } = (await answer.json()) as { mails: { text: string }[] };
    return /\?token=([\w-]+)/.exec(mails.map(({ text }) => text).join("\n"))?.[1] ?? null;
  }, 30_000);
  return token ?? "none";
}
