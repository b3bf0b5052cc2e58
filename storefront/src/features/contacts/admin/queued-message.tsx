import type { AdministeredContactMessage } from "@bezak/contract/contacts.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { MessageFacts } from "./message-facts.tsx";
import styles from "./message-row.module.css";

/** A message in the queue, with its sender. Needs the message parts `waiting` and `contacts`. */
export function QueuedMessage({ message }: { message: AdministeredContactMessage }) {
  const t = useTexts();
  return (
    <>
      <header className={styles.head}>
        <h3 className={styles.topic}>{t(`contacts.topics.${message.topic}`)}</h3>
        <p className={styles.when}>{t("waiting.messages.number", { number: message.number })}</p>
      </header>
      <MessageFacts message={message} />
      <p lang={message.language} className={styles.text}>
        {message.message}
      </p>
    </>
  );
}
