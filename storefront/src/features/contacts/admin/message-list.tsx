import { contactStatuses, type ContactStatus } from "@bezak/contract/contact-topics.ts";
import type { StartedKind } from "@bezak/contract/job-kinds.ts";
import { EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { BulkBar } from "../../../lib/bulk/bulk-bar.tsx";
import { PageBox, useRowBoxes } from "../../../lib/bulk/row-boxes.tsx";
import { useSelection } from "../../../lib/bulk/use-selection.ts";
import { countedTab } from "../../../lib/counted.ts";
import { ListPages } from "../../../lib/list-pages.tsx";
import { AddressSearch } from "../../../lib/address-search.tsx";
import { NothingFound } from "../../../lib/nothing-found.tsx";
import { RowList } from "../../../lib/row-list.tsx";
import { TabLinks } from "../../../lib/tab-links.tsx";
import { MessageRow } from "./message-row.tsx";
import { messagesQuery, toFilters, type MessageChoice } from "./messages-api.ts";

/** What can be done with many messages of a status. */
const kinds: Record<ContactStatus, readonly StartedKind[]> = {
  new: ["answer_messages", "close_messages"],
  answered: ["reopen_messages", "close_messages"],
  closed: ["reopen_messages", "answer_messages"],
};

export interface MessageListProps {
  choice: MessageChoice;
  toAddress: (choice: MessageChoice) => string;
  /** `toAddress` with an anchor, for another page of the list */
  toPage: (choice: MessageChoice) => string;
}

/** Messages to the marketplace by status. Needs the message parts `waiting`, `contacts` and `jobs`. */
export function MessageList({ choice, toAddress, toPage }: MessageListProps) {
  const t = useTexts();
  const api = useApi();
  const { q } = choice;
  const toSearch = (words: string) => toAddress({ ...choice, q: words, page: 1 });
  const messages = useQuery(messagesQuery(api, choice));
  const keys = messages.data?.data.map(({ id }) => id) ?? [];
  const selection = useSelection({ filters: toFilters(choice), keys });
  const boxes = useRowBoxes(selection, keys);
  return (
    <>
      <AddressSearch
        label={t("waiting.messages.search")}
        hint={t("waiting.messages.searchHint")}
        q={q}
        toAddress={toSearch}
      />
      <TabLinks
        label={t("waiting.messages.filter")}
        tabs={contactStatuses.map((status) => ({
          name: t(`waiting.messages.lists.${status}`),
          to: toAddress({ ...choice, status, page: 1 }),
          isHere: status === choice.status,
          ...countedTab(messages.data?.counts[status]),
        }))}
      />
      {keys.length > 0 ? <PageBox {...boxes} /> : null}
      <RowList
        query={messages}
        rowHeight="12rem"
        renderRow={(message) => (
          <MessageRow key={message.id} message={message} status={choice.status} boxes={boxes} />
        )}
        empty={
          q || choice.topic ? (
            <NothingFound
              headingLevel={3}
              title={t("waiting.nothingFound")}
              text={t("waiting.nothingFoundText")}
              showAll={t("waiting.showAll")}
              to={toAddress({ ...choice, q: "", topic: undefined, page: 1 })}
            />
          ) : (
            <EmptyState
              headingLevel={3}
              icon={<Mail aria-hidden />}
              title={t(`waiting.messages.none.${choice.status}`)}
              text={choice.status === "new" ? t("waiting.messages.noneText") : undefined}
            />
          )
        }
      />
      <BulkBar
        selection={selection}
        kinds={kinds[choice.status]}
        total={messages.isPlaceholderData ? undefined : messages.data?.pagination.total}
      />
      <ListPages
        page={choice.page}
        part={messages.data}
        label={t("waiting.messages.pages")}
        toAddress={(page) => toPage({ ...choice, page })}
      />
    </>
  );
}
