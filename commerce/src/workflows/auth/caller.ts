import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SESSION_MODULE } from "../../modules/session/index.ts";
import type { OpenSession, SessionUse, ShopSessionModuleService } from "../../modules/session/service.ts";
import { ShopError } from "../../shop-error.ts";

export const getSessions = (container: MedusaContainer) =>
  container.resolve<ShopSessionModuleService>(SHOP_SESSION_MODULE);

/** @throws ShopError 401 `unauthorized` or `session_expired` */
export async function readCaller(
  container: MedusaContainer,
  token: string,
  use: SessionUse = {},
): Promise<OpenSession> {
  const session = await getSessions(container).find(token, use);
  if (session === "unknown") throw new ShopError(401, "unauthorized", "No such session");
  if (session === "ended") throw new ShopError(401, "session_expired", "The session has ended");
  return session;
}
