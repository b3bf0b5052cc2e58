import type { authRoutes } from "@bezak/contract/auth.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import type { Sessions } from "../session.ts";
import { authGateway } from "./gateway.ts";
import { authMessages } from "./messages.ts";

export function authHandlers(commerce: Commerce, sessions: Sessions): Handlers<typeof authRoutes> {
  const gateway = authGateway(commerce);
  return {
    async register({ body, language, device, requestId }) {
      const account = { ...body, language: body.language ?? language, device };
      const opened = await gateway.register(account, requestId);
      return { success: true, ...opened, message: authMessages.registered[language] };
    },
    async login({ body, language, device, requestId }) {
      const opened = await gateway.login({ ...body, device }, requestId);
      return { success: true, ...opened, message: authMessages.signedIn[language] };
    },
    async logout({ token, requestId }) {
      if (token) {
        sessions.forget(token);
        await gateway.logout(token, requestId);
        sessions.forget(token);
      }
      return { success: true, data: null };
    },
    async me({ session }) {
      return { success: true, user: session.user };
    },
  };
}
