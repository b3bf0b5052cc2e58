import type { usersRoutes } from "@bezak/contract/users.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import type { Sessions } from "../session.ts";
import { usersGateway } from "./gateway.ts";
import { usersMessages } from "./messages.ts";

export function usersHandlers(commerce: Commerce, sessions: Sessions): Handlers<typeof usersRoutes> {
  const gateway = usersGateway(commerce);

  /** What is kept of the caller is forgotten before and after: an answer from in between would be the old one. */
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
    async profile({ session }) {
      return { success: true, data: session.user };
    },
    async changeProfile({ body, session, token, language, requestId }) {
      const data = await renewing(token, () => gateway.change(body, { session, requestId }));
      return { success: true, data, message: usersMessages.changed[language] };
    },
    personalData: ({ session, requestId }) => gateway.data({ session, requestId }),
    async endAccount({ body, session, token, language, requestId }) {
      await renewing(token, () => gateway.end(body, { session, requestId }));
      return { success: true, data: null, message: usersMessages.ended[language] };
    },
  };
}
