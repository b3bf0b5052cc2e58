import { Check, CheckCheck, CircleAlert, Clock } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./chat-bubble.module.css";

type ChatBubbleSide =
  | {
      /** `mine` is at the end of the row, `theirs` at its start. */
      side: "theirs";
      state?: never;
      stateLabel?: never;
      retryLabel?: never;
      onRetry?: never;
    }
  | {
      side: "mine";
      state: "sending" | "sent" | "read";
      /** The state as text: "read". */
      stateLabel: string;
      retryLabel?: never;
      onRetry?: never;
    }
  | {
      side: "mine";
      state: "failed";
      /** The error: "Not sent". */
      stateLabel: string;
      retryLabel: string;
      onRetry: () => void;
    };

export type ChatBubbleProps = ChatBubbleSide &
  Omit<ComponentProps<"div">, "children"> & {
    /** Name of the author; hidden by `hideAuthor`, but always read. */
    author: string;
    /** For the second and later messages in a row by the same person. */
    hideAuthor?: boolean;
    /** Time as text: "14:30". */
    time: string;
    /** Machine-readable moment of `time`. */
    dateTime?: string;
    /** Pictures or files above the text. */
    attachments?: ReactNode;
    /** The message; line breaks are preserved. */
    children?: ReactNode;
  };

const marks = { sending: Clock, sent: Check, read: CheckCheck, failed: CircleAlert };

export function ChatBubble(props: ChatBubbleProps) {
  const { side, state, stateLabel, retryLabel, onRetry, author, hideAuthor, time, ...other } = props;
  const { dateTime, attachments, children, className, ...rest } = other;
  const Mark = state ? marks[state] : null;
  return (
    <div {...rest} data-side={side} data-state={state} className={classNames(styles.root, className)}>
      <div className={styles.bubble}>
        <p className={hideAuthor ? styles.silentAuthor : styles.author}>{author}</p>
        {attachments ? <div className={styles.attachments}>{attachments}</div> : null}
        {children ? <p className={styles.text}>{children}</p> : null}
        <p className={styles.facts}>
          <time dateTime={dateTime}>{time}</time>
          {Mark && state !== "failed" ? <Mark role="img" aria-label={stateLabel} /> : null}
        </p>
      </div>
      {state === "failed" ? (
        <p role="alert" className={styles.failure}>
          <CircleAlert aria-hidden />
          {stateLabel}
          <button type="button" onClick={onRetry} className={styles.retry}>
            {retryLabel}
          </button>
        </p>
      ) : null}
    </div>
  );
}
