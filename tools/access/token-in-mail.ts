import { poll } from "../processes/poll.ts";

/** The token of a link in a mail to the address, after the text `before`; "none" where the outbox cannot be read. */
export async function tokenInMail(home: string, to: string, before: string): Promise<string> {
  const token = await poll(async () => {
    const answer = await fetch(`${home}/dev/outbox.json?to=${encodeURIComponent(to)}`);
    if (!answer.ok) return "none";
    const { mails } = (await answer.json()) as { mails: { text: string }[] };
    const texts = mails.map(({ text }) => text).join("\n");
    return texts.split(before)[1]?.match(/^[\w-]+/)?.[0] ?? null;
  }, 30_000);
  return token ?? "none";
}
