import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { describeEventForMail } from "../../inbox/describe-event.ts";
import type { QueuedMail } from "../../mail/queue-mail.ts";
import { mailLanguage } from "../../mail/shop-link.ts";
import { readNames } from "./read-names.ts";
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
    const language = mailLanguage(reader.metadata?.language);
    const { title, text, link } = toTexts(one, language, known, describeEventForMail);
    const letter = { template: "news", data: { title, text, path: link } } as const;
    return [
      { customerId: one.customerId, mail: { key: `news:${one.key}`, to: reader.email, language, ...letter } },
    ];
  });
}
