import { ReceivedMessage, type NewContactMessage } from "@bezak/contract/contacts.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { Commerce } from "../commerce.ts";
import type { Session } from "../session.ts";

/** A message with the data that the server adds. */
type SentMessage = NewContactMessage & { language: Language; client: string };

interface Writer {
  /** null for a guest */
  session: Session | null;
  requestId: string;
}

export function contactsGateway(commerce: Commerce) {
  return {
    send: (body: SentMessage, idempotencyKey: string, { session, requestId }: Writer) =>
      commerce.post("/internal/contact-messages", ReceivedMessage, {
        body,
        headers: { "idempotency-key": idempotencyKey },
        token: session?.customerToken ?? undefined,
        requestId,
      }),
  };
}
