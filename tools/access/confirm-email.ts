import { poll } from "../processes/poll.ts";
import { fetchData, type Ask } from "./ask.ts";

/** The code in the latest mail to the address; null where the outbox cannot be read. */
export async function codeInMail(home: string, to: string): Promise<string | null> {
  const code = await poll(async () => {
    const answer = await fetch(`${home}/dev/outbox.json?to=${encodeURIComponent(to)}`);
    if (!answer.ok) return "none";
    const { mails } = (await answer.json()) as { mails: { text: string }[] };
    return /\b\d{6}\b/.exec(mails[0]?.text ?? "")?.[0] ?? null;
  }, 30_000);
  return code === "none" ? null : code;
}

/** Confirms a new account's address with the code of the welcome mail. */
export async function confirmEmail(
  ask: Ask,
  home: string,
  { token, email }: { token: string; email: string },
): Promise<void> {
  const code = await codeInMail(home, email);
  if (code) await fetchData(ask, "POST", "/auth/confirm-email", token, { code });
}
