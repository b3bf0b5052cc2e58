import type { Contacts, NewContactMessage, ReceivedMessage } from "@bezak/contract/contacts.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { Commerce } from "../medusa.ts";

/** A message with what its writer does not say of himself. */
type SentMessage = NewContactMessage & { language: Language; client: string };

/** How the shop is reached, and what is written to it. */
export function contactsGateway(commerce: Commerce) {
  return {
    async contacts(requestId: string): Promise<Contacts> {
      const { contacts } = await commerce.get<{ contacts: Contacts }>("/catalog/contacts", { requestId });
      return contacts;
    },
    send: (body: SentMessage, idempotencyKey: string, requestId: string) =>
      commerce.post<ReceivedMessage>("/internal/contact-messages", {
        body,
        headers: { "idempotency-key": idempotencyKey },
        requestId,
      }),
  };
}
