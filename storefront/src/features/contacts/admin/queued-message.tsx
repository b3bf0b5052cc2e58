import type { AdministeredContactMessage } from "@bezak/contract/contacts.ts";
import { TextLink } from "@bezak/ui-kit";
import { answerContactMessage } from "@bezak/contract/routes/contacts.ts";
import { Link } from "../../../lib/link.tsx";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { Permitted } from "../../../lib/use-rights.tsx";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { MessageAnswers } from "./message-answers.tsx";
import { MessageFacts } from "./message-facts.tsx";
import styles from "./message-row.module.css";

/** A message in the queue, with its sender. Needs the message parts `waiting` and `contacts`. */
export function QueuedMessage({ message }: { message: AdministeredContactMessage }) {
  const t = useTexts();
  const paths = usePanelPaths();
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
      <MessageAnswers message={message} />
      <Permitted call={answerContactMessage}>
        <TextLink asChild>
          <Link to={`${paths.contactMessages()}?q=${message.number}`}>
            {t("waiting.messages.answers.answer")}
          </Link>
        </TextLink>
      </Permitted>
    </>
  );
}
