import type { shopsRoutes } from "@bezak/contract/shops.ts";
import type { ByteCache } from "../byte-cache.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import type { Sessions } from "../session.ts";
import { shopsGateway } from "./gateway.ts";
import { shopsMessages } from "./messages.ts";

interface ShopsContext {
  sessions: Sessions;
  cache: ByteCache;
}

export function shopsHandlers(
  commerce: Commerce,
  { sessions, cache }: ShopsContext,
): Handlers<typeof shopsRoutes> {
  const gateway = shopsGateway(commerce);

  /** A shop's name and looks stand in lists and on the pages of its goods. */
  async function dropping<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } finally {
      cache.drop("/products");
      cache.drop("/sellers");
    }
  }

  /** Who joins or leaves is somebody else from then on, and not what is kept of the session. */
  async function renewing<T>(token: string | undefined, change: () => Promise<T>): Promise<T> {
    const forget = () => token !== undefined && sessions.forget(token);
    forget();
    try {
      return await change();
    } finally {
      forget();
    }
  }

  return {
    async ownShop({ session, requestId }) {
      return { success: true, data: await gateway.own({ session, requestId }) };
    },
    async shopSettings({ session, requestId }) {
      return { success: true, data: await gateway.settings({ session, requestId }) };
    },
    async changeShopSettings({ body, session, language, requestId }) {
      const data = await dropping(gateway.changeSettings(body, { session, requestId }));
      return { success: true, data, message: shopsMessages.saved[language] };
    },
    async shopTeam({ session, requestId }) {
      return { success: true, data: await gateway.team({ session, requestId }) };
    },
    async inviteMember({ body, session, language, requestId }) {
      const data = await gateway.invite(body, { session, requestId });
      return { success: true, data, message: shopsMessages.invited[language] };
    },
    async changeMember({ params, body, session, language, requestId }) {
      const data = await gateway.changeMember(params.id, body, { session, requestId });
      return { success: true, data, message: shopsMessages.roleChanged[language] };
    },
    async removeMember({ params, session, token, language, requestId }) {
      const data = await renewing(token, () => gateway.removeMember(params.id, { session, requestId }));
      return { success: true, data, message: shopsMessages.removed[language] };
    },
    async invitation({ body, requestId }) {
      return { success: true, data: await gateway.invitation(body.token, requestId) };
    },
    async acceptInvitation({ body, session, token, language, requestId }) {
      const data = await renewing(token, () => gateway.accept(body.token, { session, requestId }));
      return { success: true, data, message: shopsMessages.joined[language] };
    },
  };
}
