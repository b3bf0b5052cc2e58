import { generateEntityId } from "@medusajs/framework/utils";
import { enqueue } from "../queue/enqueue.ts";
import { getSql, type SqlScope } from "../queue/sql-scope.ts";
import { unconfirmedAccount } from "../unconfirmed-email.ts";
import { sentUnconfirmed, type MailData, type MailName } from "./templates.ts";

/** A mail to send. `data` is stored until it is sent: ids and names, never a secret. */
export type QueuedMail = {
  [N in MailName]: {
    /** identifies the mail (`order-placed:order_1`): one mail is sent per key, however often it is queued */
    key: string;
    to: string;
    /** language of the recipient; ru when it is unsupported */
    language: string | null | undefined;
    template: N;
    data: MailData<N>;
  };
}[MailName];

const confirmedOnly = `where not exists (${unconfirmedAccount("$3")})`;

/**
 * Queues a mail. Pass the transaction that causes it (a module's manager inside `transactional`, or a knex
 * transaction): the mail is sent if and only if that commits. With the container it is queued at once. An account with
 * an unconfirmed address gets only mails of `sentUnconfirmed`; others are not sent later either.
 */
export async function queueMail(scope: SqlScope, mail: QueuedMail): Promise<void> {
  const { key, to, language, template, data } = mail;
  const { rows } = await getSql(scope).executeSql(
    `insert into shop_mail (id, key, recipient, language, template, data)
     select $1, $2, $3, $4, $5, $6::jsonb ${sentUnconfirmed.has(template) ? "" : confirmedOnly}
     on conflict (key) do nothing returning id`,
    [generateEntityId("", "mail"), key, to, language ?? "ru", template, JSON.stringify(data)],
  );
  const [queued] = rows as { id: string }[];
  if (queued) await enqueue(scope, "send-mail", { id: queued.id });
}
