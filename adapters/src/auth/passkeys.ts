import type { passkeyRoutes } from "@bezak/contract/passkeys.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../commerce.ts";
import type { Sessions } from "../session.ts";
import { authGateway } from "./gateway.ts";
import { authMessages } from "./messages.ts";

/** Signing in with a passkey; the other calls about passkeys are forwarded. */
export function passkeyHandlers(commerce: Commerce, sessions: Sessions): Handlers<typeof passkeyRoutes> {
  const gateway = authGateway(commerce);
  return {
    async passkeyChallenge({ body, token, client, requestId }) {
      return { success: true, data: await gateway.passkeyChallenge({ ...body, token, client }, requestId) };
    },
    async passkeyLogin({ body, token, language, device, client, keepDeviceMark, requestId }) {
      const { deviceMark, ...opened } = await gateway.passkeyLogin(
        { ...body, device, client, formerToken: token },
        requestId,
      );
      if (token) sessions.forget(token);
      keepDeviceMark(deviceMark);
      return { success: true, ...opened, message: authMessages.signedIn[language] };
    },
  };
}
