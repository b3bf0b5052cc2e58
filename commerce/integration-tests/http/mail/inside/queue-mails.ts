import type { MedusaContainer } from "@medusajs/framework/types";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { queueMail } from "../../../../src/mail/queue-mail.ts";
import { SHOP_MAIL_MODULE } from "../../../../src/modules/mail/index.ts";

interface Args {
  to: string;
  keys: string[];
  scope: "container" | "knex" | "manager";
  undo?: boolean;
}

/** Queues welcome mails in one transaction, which is rolled back on request. */
export default async function queue(
  container: MedusaContainer,
  { to, keys, scope, undo }: Args,
): Promise<void> {
  const queueAll = async (where: Parameters<typeof queueMail>[0]) => {
    const data: object = { name: "<b>Ali</b>" };
    for (const key of keys) {
      await queueMail(where, { key, to, language: "en", template: "welcome", data });
    }
    if (undo) throw new Error("undone");
  };
  const { sql } = container.resolve<{ sql: SqlEntityManager }>(SHOP_MAIL_MODULE);
  const scopes = {
    container: () => queueAll(container),
    knex: () => container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(queueAll),
    manager: () => sql.transactional(queueAll),
  };
  await scopes[scope]().catch((error: Error) => {
    if (error.message !== "undone") throw error;
  });
}
