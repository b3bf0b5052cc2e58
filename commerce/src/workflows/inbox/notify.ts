import type { MedusaContainer } from "@medusajs/framework/types";
import { alwaysShown, kinds, type NewNotification } from "../../inbox/inbox-event.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { INBOX_MODULE } from "../../modules/inbox/index.ts";
import type { InboxModuleService } from "../../modules/inbox/service.ts";
import { readRows } from "../../read-rows.ts";
import { readChoices } from "./choices.ts";
import { readMails, type Reader } from "./mail-notifications.ts";

export interface NotifyOptions {
  /** false: only the inbox, no mails; for demo data and the like */
  mail?: boolean;
}

const BATCH = 500;

/**
 * Stores notifications and queues mails, once per event: repeats and parallel calls, also in other processes, add
 * nothing. The channels are each person's choice at that moment. Returns the keys that were new. A person without an
 * account gets nothing, nor does one whose account is being closed.
 */
export async function notify(
  container: MedusaContainer,
  notifications: readonly NewNotification[],
  options: NotifyOptions = {},
): Promise<string[]> {
  const written: string[] = [];
  for (let start = 0; start < notifications.length; start += BATCH) {
    written.push(...(await tell(container, notifications.slice(start, start + BATCH), options)));
  }
  return written;
}

/** Customers and administrators of these ids. */
const readPeople = (container: MedusaContainer, ids: readonly string[]): Promise<Reader[]> =>
  readRows(
    container,
    ["customer", '"user"']
      .map(
        (table) =>
          `select id, email, metadata from ${table} where id = any (?::text[]) and deleted_at is null`,
      )
      .join(" union all "),
    [ids, ids],
  );

async function tell(
  container: MedusaContainer,
  notifications: readonly NewNotification[],
  { mail = true }: NotifyOptions,
): Promise<string[]> {
  const inbox = container.resolve<InboxModuleService>(INBOX_MODULE);
  const known = await inbox.findKnownKeys(notifications.map(({ key }) => key));
  // sorted, so that parallel calls with the same keys cannot deadlock
  const unknown = notifications.filter(({ key }) => !known.has(key)).sort((a, b) => (a.key < b.key ? -1 : 1));
  if (unknown.length === 0) return [];
  const ids = [...new Set(unknown.map(({ customerId }) => customerId))];
  const [people, choices] = await Promise.all([readPeople(container, ids), readChoices(container, ids)]);
  const readers = new Map(people.map((person) => [person.id, person]));
  const fresh = unknown.filter(({ customerId }) => readers.has(customerId));
  const wants = (one: NewNotification, channel: "inApp" | "mail") =>
    choices.get(one.customerId)?.[kinds[one.event]][channel] ?? false;
  const wanted = fresh.filter((one) => mail && !alwaysShown.has(one.event) && wants(one, "mail"));
  const mails = await readMails(container, wanted, readers);
  const shown = (one: NewNotification) => alwaysShown.has(one.event) || wants(one, "inApp");
  const entries = fresh.map((one) => ({ ...one, type: kinds[one.event], shown: shown(one) }));
  return inbox.transaction(async (sql) => {
    // locked until all is written: a simultaneous closing of the account waits, and then erases it
    const here: { id: string }[] = [];
    for (const table of ["customer", '"user"']) {
      const found = await sql.execute<{ id: string }[]>(
        `select id from ${table} where id in (select jsonb_array_elements_text(?::jsonb)) and deleted_at is null
         order by id for key share`,
        [JSON.stringify([...readers.keys()])],
      );
      here.push(...found);
    }
    const isHere = ({ customerId }: { customerId: string }) => here.some(({ id }) => id === customerId);
    for (const one of mails.filter(isHere)) await queueMail(sql, one.mail);
    return inbox.add(entries.filter(isHere), sql);
  });
}
