import type { ContactStatus } from "@bezak/contract/contact-topics.ts";
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
  page: number;
}

const pageLength = 10;

/** The list in the words of its call, without its page. */
export const toFilters = ({ status, q }: Pick<MessageChoice, "status" | "q">): string =>
  new URLSearchParams({ status, ...(q && { q }) }).toString();

/** Prefix of all query keys about messages in the administrator's panel. */
export const messagesKey = ["administered-messages"] as const;

export function messagesQuery(api: ApiClient, { status, q, page }: MessageChoice) {
  return queryOptions({
    queryKey: [...messagesKey, status, q, page],
    queryFn: ({ signal }) =>
      api.call(routes.contactMessages, {
        query: { page, limit: pageLength, status, q: q || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export const saveMessages = (
  api: ApiClient,
  { status, q }: MessageChoice,
  format: TableFormat,
): Promise<void> =>
  downloadFile(api, exportContactMessages, { query: { status, q: q || undefined, format } });

/** Sets the status of a message, in the version that was shown. */
export async function setMessageStatus(
  api: ApiClient,
  { id, version }: AdministeredContactMessage,
  status: ContactStatus,
): Promise<AdministeredContactMessage> {
  const body = { status, version };
  return (await api.call(routes.setContactMessageStatus, { params: { id }, body })).data;
}
