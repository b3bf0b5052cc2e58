import type { MedusaContainer } from "@medusajs/framework/types";
import type { Happened, NewNotification } from "../../inbox/inbox-event.ts";
import { describeEventForMail } from "../../inbox/describe-event.ts";
import type { QueuedMail } from "../../mail/queue-mail.ts";
import { mailLanguage } from "../../mail/shop-link.ts";
import { readNames, type KnownNames } from "./read-names.ts";
import { toTexts } from "./view-entries.ts";

/** A customer or an administrator. */
export interface Reader {
  id: string;
  email: string | null;
  metadata: { language?: string } | null;
}

/** Older events are added to the inbox without a mail. */
const FRESH_MS = 24 * 3_600_000;

/** The registration sends its own mail. */
const isMailed = ({ event, at }: NewNotification) =>
  event !== "welcome" && Date.now() - at.getTime() < FRESH_MS;

/** The mail of an event in the reader's language, without the key of its notification. */
export function writeMail(
  happened: Happened,
  reader: Reader & { email: string },
  known: KnownNames,
): Omit<Extract<QueuedMail, { template: "news" }>, "key"> {
  const language = mailLanguage(reader.metadata?.language);
  const { title, text, link } = toTexts(happened, language, known, describeEventForMail);
  return { to: reader.email, language, template: "news", data: { title, text, path: link } };
}

/** One mail per notification, in the reader's language; the key prevents duplicates, however often it is queued. */
export async function readMails(
  container: MedusaContainer,
  notifications: readonly NewNotification[],
  readers: ReadonlyMap<string, Reader>,
): Promise<{ customerId: string; mail: QueuedMail }[]> {
  const mailed = notifications.filter(isMailed);
  if (mailed.length === 0) return [];
  const known = await readNames(container, mailed);
  return mailed.flatMap((one) => {
    const reader = readers.get(one.customerId);
    if (!reader?.email) return [];
    const mail = writeMail(one, { ...reader, email: reader.email }, known);
    return [{ customerId: one.customerId, mail: { key: `news:${one.key}`, ...mail } }];
  });
}
