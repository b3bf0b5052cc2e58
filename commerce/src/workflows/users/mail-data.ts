import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PersonalDataPart } from "./personal-data.ts";

/** The account's address. Addresses typed into orders do not count: anybody can type somebody else's there. */
const address = "select email from customer where id = ? and email is not null";

/** Mails to the present address, except a former owner's, and those to the person's former addresses. */
const own = `(former_owner_id = ? or former_owner_id is null and recipient in (${address}))`;

async function sentMails(container: MedusaContainer, customerId: string): Promise<unknown[]> {
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select recipient, template, language, created_at as "queuedAt", sent_at as "sentAt" from shop_mail
     where ${own} order by created_at`,
    [customerId, customerId],
  )) as { rows: unknown[] };
  return rows;
}

/**
 * Queued and sent mails, and the log of their delivery. Must be erased before the address, by which they are found: keep it
 * first.
 */
export const mailData: PersonalDataPart = {
  name: "mails",
  collect: sentMails,
  async erase(sql, customerId) {
    // first: it waits for a mail that is being sent, whose log entries can then be deleted
    const mails = await sql<{ id: string }>(`delete from shop_mail where ${own} returning id`, [
      customerId,
      customerId,
    ]);
    const ids = JSON.stringify(mails.map(({ id }) => id));
    const traces = [
      ["notification", '"to"', "resource_id"],
      ["mail_outbox", "recipient", "id"],
    ];
    for (const [table = "", reader, mail] of traces) {
      // the table does not exist in a shop that always had a mail server
      const [there] = await sql<{ name: string | null }>("select to_regclass(?)::text as name", [table]);
      if (!there?.name) continue;
      await sql(
        `delete from ${table} where ${mail} in (select jsonb_array_elements_text(?::jsonb))
           or (${reader} in (${address}) and not exists (select from shop_mail where shop_mail.id = ${table}.${mail}))`,
        [ids, customerId],
      );
    }
  },
};
