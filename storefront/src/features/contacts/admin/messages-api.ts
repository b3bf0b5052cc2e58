import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import type { ContactStatus, ContactTopic } from "@bezak/contract/contact-topics.ts";
import type { AdministeredContactMessage } from "@bezak/contract/contacts.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportContactMessages } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/contacts.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { downloadFile } from "../../../lib/download-file.ts";

export interface MessageChoice {
  status: ContactStatus;
  /** words of the search; empty for none */
  q: string;
  topic?: ContactTopic;
  sort: TimeSort;
  page: number;
}

const pageLength = 10;

/** The list in the words of its call, without its page. */
const toQuery = ({ status, q, topic, sort }: Omit<MessageChoice, "page">) => ({
  status,
  ...(q && { q }),
  ...(topic && { topic }),
  ...(sort !== "newest" && { sort }),
});

/** The same as text. */
export const toFilters = (choice: MessageChoice): string => new URLSearchParams(toQuery(choice)).toString();

/** Prefix of all query keys about messages in the administrator's panel. */
export const messagesKey = ["administered-messages"] as const;

export function messagesQuery(api: ApiClient, { page, ...choice }: MessageChoice) {
  const query = { page, limit: pageLength, ...toQuery(choice) };
  return queryOptions({
    queryKey: [...messagesKey, query],
    queryFn: ({ signal }) => api.call(routes.contactMessages, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const saveMessages = (api: ApiClient, choice: MessageChoice, format: TableFormat): Promise<void> =>
  downloadFile(api, exportContactMessages, { query: { ...toQuery(choice), format } });

/** Mails an answer to the sender of a message, in the version that was shown, once per key. */
export async function answerMessage(
  api: ApiClient,
  { id, version }: AdministeredContactMessage,
  { text, key }: { text: string; key: string },
): Promise<AdministeredContactMessage> {
  const headers = { "idempotency-key": key };
  const body = { text, version };
  return (await api.call(routes.answerContactMessage, { params: { id }, body, headers })).data;
}

/** Sets the status of a message, in the version that was shown. */
export async function setMessageStatus(
  api: ApiClient,
  { id, version }: AdministeredContactMessage,
  status: ContactStatus,
): Promise<AdministeredContactMessage> {
  const body = { status, version };
  return (await api.call(routes.setContactMessageStatus, { params: { id }, body })).data;
}
