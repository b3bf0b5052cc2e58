import * as routes from "@bezak/contract/routes/contacts.ts";
import type { NewContactMessage, ReceivedMessage } from "@bezak/contract/contacts.ts";
import type { ApiClient } from "../../lib/api-client.ts";

/** Sends a message to the shop, only once for all calls with the same key. */
export async function sendMessage(
  api: ApiClient,
  body: NewContactMessage,
  key: string,
): Promise<ReceivedMessage> {
  const headers = { "idempotency-key": key };
  return (await api.call(routes.sendContactMessage, { body, headers })).data;
}
