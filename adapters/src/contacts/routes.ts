import type { contactsRoutes } from "@bezak/contract/contacts.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { contactsGateway } from "./gateway.ts";
import { contactMessages } from "./messages.ts";

export function contactsHandlers(commerce: Commerce): Handlers<typeof contactsRoutes> {
  const gateway = contactsGateway(commerce);
  return {
    async contacts({ requestId }) {
      return { success: true, data: await gateway.contacts(requestId) };
    },
    async sendContactMessage({ body, language, client, idempotencyKey, requestId }) {
      const data = await gateway.send({ ...body, language, client }, idempotencyKey, requestId);
      return { success: true, data, message: contactMessages.received[language] };
    },
  };
}
