import { VisuallyHidden } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { MessageList } from "../../features/contacts/admin/message-list.tsx";
import {
  messagesQuery,
  saveMessages,
  type MessageChoice,
} from "../../features/contacts/admin/messages-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";
import { messagesSearch, parseMessagesChoice } from "./messages-address.ts";

/** Messages to the marketplace, answered ones too. */
export default function MessagesPage() {
  const t = useTexts();
  const path = usePanelPaths().contactMessages();
  const choice = parseMessagesChoice(new URLSearchParams(useLocation().search));
  const toAddress = (to: MessageChoice) => `${path}${messagesSearch(to)}`;
  const messages = useQuery(messagesQuery(useApi(), choice));
  const title = t("waiting.messages.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <header>
        <ExportTitle
          menu={
            <ExportMenu
              save={(client, format) => saveMessages(client, choice, format)}
              total={messages.data?.pagination.total}
            />
          }
        >
          <h1>{title}</h1>
        </ExportTitle>
        {/* the headings of the rows are below it */}
        <h2>
          <VisuallyHidden>{t(`waiting.messages.lists.${choice.status}`)}</VisuallyHidden>
        </h2>
      </header>
      <p>{t("waiting.messages.about")}</p>
      <MessageList choice={choice} toAddress={toAddress} toPage={toAddress} />
    </div>
  );
}
