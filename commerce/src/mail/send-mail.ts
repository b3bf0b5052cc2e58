import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { MailTemplate } from "./define-mail.ts";
import { mailTemplates, type MailName } from "./templates.ts";
import type { RenderedMail } from "./write-mail.ts";

interface WaitingMail {
  id: string;
  recipient: string;
  language: string;
  template: MailName;
  data: unknown;
  attempts: number;
}

type Knex = ReturnType<typeof getDatabase>;

const getDatabase = (container: MedusaContainer) =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION);

function write({ template, data, language }: WaitingMail): RenderedMail {
  // each row was written with the data of its template
  const known = mailTemplates[template] as MailTemplate<unknown> | undefined;
  if (!known) throw new Error(`There is no mail ${template}`);
  return known(data, language);
}

/**
 * Sends a queued mail through the notification module. The row stays locked meanwhile, so of two processes one sends;
 * a killed one loses the lock with its connection.
 */
export async function sendMail(container: MedusaContainer, { id }: { id: string }): Promise<void> {
  const database = getDatabase(container);
  try {
    await database.transaction((locked) => sendLocked(container, locked as unknown as Knex, id));
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await database.raw(
      "update shop_mail set attempts = attempts + 1, last_error = ?, updated_at = now() where id = ?",
      [reason, id],
    );
    throw error;
  }
}

async function sendLocked(container: MedusaContainer, locked: Knex, id: string): Promise<void> {
  const { rows } = await locked.raw(
    `select id, recipient, language, template, data, attempts from shop_mail
     where id = ? and sent_at is null for update skip locked`,
    [id],
  );
  const [mail] = rows as WaitingMail[];
  if (!mail) return;
  await container.resolve(Modules.NOTIFICATION).createNotifications({
    to: mail.recipient,
    channel: "email",
    template: mail.template,
    resource_id: mail.id,
    resource_type: "shop_mail",
    content: write(mail),
  });
  await locked.raw(
    `update shop_mail set sent_at = now(), data = null, last_error = null, attempts = attempts + 1,
       updated_at = now() where id = ?`,
    [id],
  );
}
