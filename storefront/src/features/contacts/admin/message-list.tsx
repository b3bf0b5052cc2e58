import { contactStatuses } from "@bezak/contract/contact-topics.ts";
import { EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { ListPages } from "../../../lib/list-pages.tsx";
import { AddressSearch } from "../../../lib/address-search.tsx";
import { NothingFound } from "../../../lib/nothing-found.tsx";
import { RowList } from "../../../lib/row-list.tsx";
import { TabLinks } from "../../../lib/tab-links.tsx";
import { MessageRow } from "./message-row.tsx";
import { messagesQuery, type MessageChoice } from "./messages-api.ts";

export interface MessageListProps {
  choice: MessageChoice;
  toAddress: (choice: MessageChoice) => string;
  /** `toAddress` with an anchor, for another page of the list */
  toPage: (choice: MessageChoice) => string;
}

/** Messages to the marketplace by status. Needs the message parts `waiting` and `contacts`. */
export function MessageList({ choice, toAddress, toPage }: MessageListProps) {
  const t = useTexts();
  const api = useApi();
  const { q } = choice;
  const toSearch = (words: string) => toAddress({ ...choice, q: words, page: 1 });
  const messages = useQuery(messagesQuery(api, choice));
  const fresh = useQuery(messagesQuery(api, { status: "new", q, page: 1 })).data?.pagination.total;
  return (
    <>
      <AddressSearch
        label={t("waiting.messages.search")}
        hint={t("waiting.messages.searchHint")}
        find={t("waiting.find")}
        q={q}
        toAddress={toSearch}
      />
      <TabLinks
        label={t("waiting.messages.filter")}
        tabs={contactStatuses.map((status) => ({
          name: t(`waiting.messages.lists.${status}`),
          to: toAddress({ status, q, page: 1 }),
          isHere: status === choice.status,
          count: status === "new" ? (fresh ?? null) : undefined,
        }))}
      />
      <RowList
        query={messages}
        rowHeight="12rem"
        renderRow={(message) => <MessageRow key={message.id} message={message} status={choice.status} />}
        empty={
          q ? (
            <NothingFound
              headingLevel={3}
              title={t("waiting.nothingFound")}
              text={t("waiting.nothingFoundText")}
              showAll={t("waiting.showAll")}
              to={toSearch("")}
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
      <ListPages
        page={choice.page}
        part={messages.data}
        label={t("waiting.messages.pages")}
        toAddress={(page) => toPage({ ...choice, page })}
      />
    </>
  );
}
