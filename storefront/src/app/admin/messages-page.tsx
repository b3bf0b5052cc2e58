import { timeSorts } from "@bezak/contract/administered-sorts.ts";
import { VisuallyHidden } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { MessageList } from "../../features/contacts/admin/message-list.tsx";
import {
  messagesQuery,
  saveMessages,
  type MessageChoice,
} from "../../features/contacts/admin/messages-api.ts";
import { TopicChoice } from "../../features/contacts/admin/topic-choice.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { listColumns } from "../../lib/list-view/list-appearance.ts";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";
import { messagesSearch, parseMessagesChoice } from "./messages-address.ts";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

const messageColumns = listColumns("messages", {});

const toFilters = (search: URLSearchParams) => messagesSearch({ ...parseMessagesChoice(search), page: 1 });

/** Messages to the marketplace, answered ones too. */
export default function MessagesPage() {
  const t = useTexts();
  const replaceAddress = useReplaceAddress();
  const choice = parseMessagesChoice(new URLSearchParams(useLocation().search));
  const view = useListView({ columns: messageColumns, path: usePanelPaths().contactMessages(), toFilters });
  const toAddress = (to: MessageChoice) => view.toAddress(messagesSearch(to));
  const narrow = (change: Partial<MessageChoice>) =>
    replaceAddress(toAddress({ ...choice, page: 1, ...change }));
  const messages = useQuery(messagesQuery(useApi(), choice));
  const title = t("waiting.messages.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <header>
        <h1>{title}</h1>
        {/* the headings of the rows are below it */}
        <h2>
          <VisuallyHidden>{t(`waiting.messages.lists.${choice.status}`)}</VisuallyHidden>
        </h2>
      </header>
      <p>{t("waiting.messages.about")}</p>
      <ViewBar
        list={view}
        order={
          <>
            <TopicChoice topic={choice.topic} onTopic={(topic) => narrow({ topic })} />
            <OrderChoice options={timeSorts} order={choice.sort} onOrder={(sort) => narrow({ sort })} />
          </>
        }
        exportMenu={
          <ExportMenu
            save={(client, format) => saveMessages(client, choice, format)}
            total={messages.data?.pagination.total}
          />
        }
      />
      <MessageList choice={choice} toAddress={toAddress} toPage={toAddress} />
    </div>
  );
}
