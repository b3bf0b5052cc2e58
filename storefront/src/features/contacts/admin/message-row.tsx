import type { ContactStatus } from "@bezak/contract/contact-topics.ts";
import type { AdministeredContactMessage } from "@bezak/contract/contacts.ts";
import { answerContactMessage } from "@bezak/contract/routes/contacts.ts";
import { Alert, Badge, Button, Card, useToast } from "@bezak/ui-kit";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { ActionFailure } from "../../../lib/action-failure.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { RowBox, type RowBoxes } from "../../../lib/bulk/row-boxes.tsx";
import { HistoryLink } from "../../../lib/history-link.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { useNeighbourFocus } from "../../../lib/use-neighbour-focus.ts";
import { Permitted } from "../../../lib/use-rights.tsx";
import { useRowDecision } from "../../../lib/use-row-decision.ts";
import { AnswerForm } from "./answer-form.tsx";
import { MessageAnswers } from "./message-answers.tsx";
import { MessageFacts } from "./message-facts.tsx";
import styles from "./message-row.module.css";
import { messagesKey, setMessageStatus } from "./messages-api.ts";

export interface MessageRowProps {
  message: AdministeredContactMessage;
  /** the list that is shown */
  status: ContactStatus;
  boxes: RowBoxes;
}

/** What can be done with a message, by its status. */
const acts: Record<ContactStatus, readonly ContactStatus[]> = {
  new: ["answered", "closed"],
  answered: ["new", "closed"],
  closed: ["new", "answered"],
};

const tones = { new: "info", answered: "success", closed: "neutral" } as const;

export function MessageRow({ message, status: list, boxes }: MessageRowProps) {
  const t = useTexts();
  const api = useApi();
  const date = useDate();
  const toast = useToast();
  const row = useNeighbourFocus("data-message");
  const [isAnswering, setAnswering] = useState(false);
  const { number, topic, status, createdAt } = message;
  const deciding = useRowDecision<AdministeredContactMessage, ContactStatus>({
    row: message,
    listKey: messagesKey,
    leaves: true,
    send: (shown, to) => setMessageStatus(api, shown, to),
    onDecided: (_, to) => toast.show({ text: t(`waiting.messages.done.${to}`, { number }), tone: "success" }),
  });
  const { decide, sending, isStale, error, reset, refresh } = deciding;
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-message
      data-chosen={boxes.boxes.selected.has(message.id) || undefined}
      className={styles.root}
    >
      <Card asChild>
        <article aria-label={t("waiting.messages.number", { number })} className={styles.card}>
          <header className={styles.head}>
            <RowBox id={message.id} name={t("waiting.messages.number", { number })} of={boxes} />
            <h3 className={styles.topic}>{t(`contacts.topics.${topic}`)}</h3>
            {status === list ? null : (
              <Badge tone={tones[status]}>{t(`waiting.messages.statuses.${status}`)}</Badge>
            )}
            <p className={styles.when}>
              {t("waiting.messages.number", { number })} · <time dateTime={createdAt}>{date(createdAt)}</time>
            </p>
          </header>
          <MessageFacts message={message} />
          <p lang={message.language} className={styles.text}>
            {message.message}
          </p>
          <MessageAnswers message={message} />
          {isStale ? (
            <Alert
              tone="warning"
              actions={
                <Button size="small" icon={<RefreshCw aria-hidden />} onClick={refresh}>
                  {t("waiting.refresh")}
                </Button>
              }
            >
              {t("waiting.messages.changed")}
            </Alert>
          ) : null}
          <ActionFailure of={{ error, reset }} />
          {isAnswering ? (
            <AnswerForm message={message} status={list} onClose={() => setAnswering(false)} />
          ) : null}
          <footer className={styles.buttons}>
            {isAnswering ? null : (
              <Permitted call={answerContactMessage}>
                <Button
                  size="small"
                  variant="primary"
                  aria-label={`${t("waiting.messages.answers.answer")}: ${t("waiting.messages.number", { number })}`}
                  disabled={sending !== undefined}
                  onClick={() => setAnswering(true)}
                >
                  {t("waiting.messages.answers.answer")}
                </Button>
              </Permitted>
            )}
            {acts[status].map((to) => {
              const name = t(`waiting.messages.acts.${to}`);
              return (
                <Button
                  key={to}
                  size="small"
                  aria-label={`${name}: ${t("waiting.messages.number", { number })}`}
                  loading={sending === to}
                  disabled={sending !== undefined && sending !== to}
                  onClick={() => decide(to)}
                >
                  {name}
                </Button>
              );
            })}
            <HistoryLink id={message.id} name={t("waiting.messages.number", { number })} />
          </footer>
        </article>
      </Card>
    </li>
  );
}
