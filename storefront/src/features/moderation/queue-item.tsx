import type { ModerationItem } from "@bezak/contract/moderation.ts";
import { moderationMoves } from "@bezak/contract/moderation-rules.ts";
import type { OpenedItem } from "@bezak/contract/opened-items.ts";
import { Alert, Badge, Button, Card } from "@bezak/ui-kit";
import { Check, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { OpenedBy } from "../../lib/opened-by/opened-by.tsx";
import { useDate } from "../../lib/use-date.ts";
import { DecidedNotice } from "./decided-notice.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import styles from "./queue-item.module.css";
import type { Problem } from "./queue-state.ts";
import { textKey, type Queue } from "./use-queue.ts";

export interface QueueItemProps {
  item: ModerationItem;
  /** other administrators who have it open */
  opened: readonly OpenedItem[];
  problem: Problem | undefined;
  queue: Queue;
  /** it has the focus now */
  onOpen: () => void;
  /** what it is about */
  children: ReactNode;
}

const asksFirst = ({ kind }: ModerationItem, outcome: string) =>
  outcome === "rejected" || (kind === "application" && outcome === "approved");

/** Row of the queue: what it is about, who has it open, and the two decisions. */
export function QueueItem({ item, opened, problem, queue, onOpen, children }: QueueItemProps) {
  const t = useTexts();
  const date = useDate();
  const [question, setQuestion] = useState<(typeof moderationMoves)["review"][number] | null>(null);
  const { kind, id, title, person, createdAt } = item;
  const name =
    (kind === "message" ? t("waiting.messages.number", { number: title }) : title) || person?.name || "";
  const texts = textKey(item);
  const [yes, no] = moderationMoves[kind];
  const choose = (outcome: typeof yes) =>
    asksFirst(item, outcome) ? setQuestion(outcome) : queue.decide(item, { outcome });
  const row = { tabIndex: -1, "data-queue-item": id, onFocus: onOpen, className: styles.root };
  if (problem?.kind === "decided")
    return (
      <li {...row}>
        <DecidedNotice
          item={item}
          name={name}
          decision={problem.decision}
          onDismiss={() => queue.dismiss(id)}
        />
      </li>
    );
  return (
    <li {...row}>
      <Card asChild>
        <article aria-label={`${t(`moderation.kind.${kind}`)}: ${name}`} className={styles.card}>
          <header className={styles.head}>
            <Badge tone={kind === "report" ? "danger" : "neutral"}>{t(`moderation.kind.${kind}`)}</Badge>
            <span className={styles.quiet}>
              {t("moderation.since")} <time dateTime={createdAt}>{date(createdAt)}</time>
            </span>
            <OpenedBy opened={opened} />
          </header>
          {children}
          {problem ? (
            <Alert tone={problem.kind === "stale" ? "warning" : "danger"}>
              {problem.kind === "stale" ? t("moderation.changed") : describeError(problem.error, t)}
            </Alert>
          ) : null}
          <footer className={styles.buttons}>
            <Button
              size="small"
              data-panel-key="a"
              icon={<Check aria-hidden />}
              aria-label={`${t(`moderation.acts.${texts}.yes`)}: ${name}`}
              onClick={() => choose(yes)}
            >
              {t(`moderation.acts.${texts}.yes`)}
            </Button>
            <Button
              size="small"
              data-panel-key="r"
              icon={<X aria-hidden />}
              aria-label={`${t(`moderation.acts.${texts}.no`)}: ${name}`}
              onClick={() => choose(no)}
            >
              {t(`moderation.acts.${texts}.no`)}
            </Button>
            <HistoryLink id={id} name={name} />
          </footer>
        </article>
      </Card>
      {question ? (
        <DecisionDialog
          item={item}
          name={name}
          outcome={question}
          given={queue.state.given.get(id)}
          onDecide={(decision) => {
            setQuestion(null);
            queue.decide(item, decision);
          }}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </li>
  );
}
