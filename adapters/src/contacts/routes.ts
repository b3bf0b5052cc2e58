import type { contactsRoutes } from "@bezak/contract/contacts.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../commerce.ts";
import { sessionOrGuest, type Sessions } from "../session.ts";
import { contactsGateway } from "./gateway.ts";
import { contactMessages } from "./messages.ts";

export function contactsHandlers(commerce: Commerce, sessions: Sessions): Handlers<typeof contactsRoutes> {
  const gateway = contactsGateway(commerce);
  return {
    async sendContactMessage({ body, token, language, client, idempotencyKey, requestId }) {
      const session = await sessionOrGuest(sessions, token, requestId);
      const sent = { ...body, language, client };
      const data = await gateway.send(sent, idempotencyKey, { session, requestId });
      return { success: true, data, message: contactMessages.received[language] };
    },
  };
}
