import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { SHOP_SESSION_MODULE } from "../../../src/modules/session/index.ts";
import type { ShopSessionModuleService } from "../../../src/modules/session/service.ts";
import { hashSessionToken, newSessionToken } from "../../../src/modules/session/session-token.ts";

interface Identity {
  id: string;
  customer_id: string;
}

/** Opens a session for each customer; returns the web server's bearer tokens by customer. */
export default async function openSessions(container: MedusaContainer, { ids }: { ids: string[] }) {
  const sessions = container.resolve<ShopSessionModuleService>(SHOP_SESSION_MODULE);
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await db.raw<{ rows: Identity[] }>(
    "select id, app_metadata->>'customer_id' as customer_id from auth_identity where app_metadata->>'customer_id' = any(?)",
    [ids],
  );
  const opened = rows.map(async ({ id, customer_id }) => {
    const token = newSessionToken();
    const owner = { auth_identity_id: id, customer_id, user_id: null };
    await sessions.open(hashSessionToken(token), owner, null);
    return [customer_id, token] as const;
  });
  return Object.fromEntries(await Promise.all(opened));
}
