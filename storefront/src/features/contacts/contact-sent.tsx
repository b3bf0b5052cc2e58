import type { ReceivedMessage } from "@bezak/contract/contacts.ts";
import { Button } from "@bezak/ui-kit";
import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./contact-sent.module.css";

export interface ContactSentProps {
  sent: ReceivedMessage & { email: string };
  onAgain: () => void;
}

/** Receipt of a sent message: its number and what happens next. */
export function ContactSent({ sent, onAgain }: ContactSentProps) {
  const t = useTexts();
  const paths = usePaths();
  const heading = useRef<HTMLHeadingElement>(null);
  // the form that had the focus is gone
  useEffect(() => heading.current?.focus(), []);
  const next = [
    t("contacts.sentMail", { email: sent.email }),
    t("contacts.sentReply", { count: sent.replyHours }),
    t("contacts.sentCall"),
  ];
  return (
    <div className={styles.root}>
      <MailCheck aria-hidden className={styles.icon} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t("contacts.sent")}
      </h2>
      <p>{t("contacts.sentNumber", { number: sent.number })}</p>
      <h3 className={styles.nextTitle}>{t("contacts.sentNext")}</h3>
      <ol className={styles.next}>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button asChild variant="primary">
          <Link to={paths.faq()}>{t("contacts.toFaq")}</Link>
        </Button>
        <Button onClick={onAgain}>{t("contacts.again")}</Button>
      </div>
    </div>
  );
}
