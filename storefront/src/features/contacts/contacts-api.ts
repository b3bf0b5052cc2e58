import type { contactsRoutes, NewContactMessage, ReceivedMessage } from "@bezak/contract/contacts.ts";
import type { ApiClient } from "../../lib/api-client.ts";

type Routes = typeof contactsRoutes;

/** Writes to the shop, once however often it is called with the same key. */
export async function sendMessage(
  api: ApiClient,
  body: NewContactMessage,
  key: string,
): Promise<ReceivedMessage> {
  const headers = { "idempotency-key": key };
  return (await api.call<Routes["sendContactMessage"]>("POST", "/contact-messages", { body, headers })).data;
}
