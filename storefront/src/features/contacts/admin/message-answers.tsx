import type { AdministeredContactMessage } from "@bezak/contract/contacts.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useDate } from "../../../lib/use-date.ts";
import styles from "./message-answers.module.css";

/** What administrators have answered to a message, in the order in which it was written. */
export function MessageAnswers({ message }: { message: AdministeredContactMessage }) {
  const t = useTexts();
  const date = useDate();
  const { number, answers, language } = message;
  if (answers.length === 0) return null;
  return (
    <ol role="list" aria-label={t("waiting.messages.answers.title", { number })} className={styles.root}>
      {answers.map(({ id, at, by, text }) => (
        <li key={id} className={styles.answer}>
          <p className={styles.about}>
            {by.name || t("waiting.messages.answers.former")} · <time dateTime={at}>{date(at)}</time>
          </p>
          <p lang={language} className={styles.text}>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
