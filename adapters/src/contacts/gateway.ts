import type { Contacts, NewContactMessage, ReceivedMessage } from "@bezak/contract/contacts.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { Commerce } from "../medusa.ts";
import type { Session } from "../session.ts";

/** A message with what its writer does not say of himself. */
type SentMessage = NewContactMessage & { language: Language; client: string };

interface Writer {
  /** null for a guest */
  session: Session | null;
  requestId: string;
}

/** How the shop is reached, and what is written to it. */
export function contactsGateway(commerce: Commerce) {
  return {
    async contacts(requestId: string): Promise<Contacts> {
      const { contacts } = await commerce.get<{ contacts: Contacts }>("/catalog/contacts", { requestId });
      return contacts;
    },
    send: (body: SentMessage, idempotencyKey: string, { session, requestId }: Writer) =>
      commerce.post<ReceivedMessage>("/internal/contact-messages", {
        body,
        headers: { "idempotency-key": idempotencyKey },
        token: session?.customerToken ?? undefined,
        requestId,
      }),
  };
}
