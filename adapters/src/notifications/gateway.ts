import type { Language } from "@bezak/contract/languages.ts";
import type { Notification } from "@bezak/contract/notifications.ts";
import { asPerson, type Buyer } from "../buyer.ts";
import type { Commerce } from "../medusa.ts";

/** Who reads, and in which language. */
export interface Reader extends Buyer {
  language: Language;
}

/** An entry of the inbox as commerce has it. */
export interface InboxEntry {
  id: string;
  type: Notification["type"];
  title: string;
  text: string;
  link: string | null;
  readAt: string | null;
  archivedAt: string | null;
  happenedAt: string;
}

type Change = "read" | "archive" | "restore" | "delete";

/** The inbox of the reader. */
export function notificationsGateway(commerce: Commerce) {
  return {
    list: (query: Record<string, unknown>, reader: Reader) =>
      commerce.get<{ entries: InboxEntry[]; count: number }>("/customer/inbox", {
        query: { ...query, language: reader.language },
        ...asPerson(reader),
      }),

    /** The entry as it is then; null once it is deleted. */
    async change(id: string, change: Change, reader: Reader): Promise<InboxEntry | null> {
      const path = `/customer/inbox/entries/${encodeURIComponent(id)}`;
      const body = { change, language: reader.language };
      return (await commerce.post<{ entry: InboxEntry | null }>(path, { body, ...asPerson(reader) })).entry;
    },
  };
}
