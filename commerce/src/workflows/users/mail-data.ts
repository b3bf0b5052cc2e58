import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PersonalDataPart } from "./personal-data.ts";

/** Where a person is written to. Not what was typed into orders: anybody can type there what is somebody else's. */
const address = "select email from customer where id = ? and email is not null";

async function sentMails(container: MedusaContainer, customerId: string): Promise<unknown[]> {
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select recipient, template, language, created_at as "queuedAt", sent_at as "sentAt" from shop_mail
     where recipient in (${address}) order by created_at`,
    [customerId],
  )) as { rows: unknown[] };
  return rows;
}

/**
 * Mails that wait or were sent, and what was noted down of their sending. Before the address is erased by which
 * they are found: keep it first.
 */
export const mailData: PersonalDataPart = {
  name: "mails",
  collect: sentMails,
  async erase(sql, customerId) {
    // in this order: it waits for a mail that is being sent, whose traces are then there to be deleted
    const traces = [
      ["shop_mail", "recipient"],
      ["notification", '"to"'],
      ["mail_outbox", "recipient"],
    ];
    for (const [table = "", column] of traces) {
      // the outbox is not there in a shop that always had a mail server
      const [there] = await sql<{ name: string | null }>("select to_regclass(?)::text as name", [table]);
      if (there?.name) await sql(`delete from ${table} where ${column} in (${address})`, [customerId]);
    }
  },
};
