import type { AdministeredContactMessage } from "@bezak/contract/contacts.ts";
import { TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { formatPhone } from "../../../lib/format-phone.ts";
import { Link } from "../../../lib/link.tsx";
import { mailLink } from "../../../lib/mail-link.ts";
import { toParcelNumber } from "../../../lib/to-parcel-number.ts";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import styles from "./message-facts.module.css";

/** Who wrote a message, and how to reply. */
export function MessageFacts({ message }: { message: AdministeredContactMessage }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const { number, name, email, phone, orderNumber, language } = message;
  return (
    <ul role="list" className={styles.root}>
      <li className={styles.name}>{name}</li>
      <li>
        <TextLink href={mailLink(email, t("waiting.messages.mailSubject", { number }))} data-panel-key="o">
          {email}
        </TextLink>
      </li>
      {phone ? (
        <li className={styles.whole}>
          <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>
        </li>
      ) : null}
      {orderNumber ? (
        <li>
          <TextLink asChild>
            <Link to={paths.administeredOrder(toParcelNumber(orderNumber))}>
              {t("waiting.messages.order", { number: orderNumber })}
            </Link>
          </TextLink>
        </li>
      ) : null}
      <li>{t("waiting.messages.language", { language: t(`languages.${language}`) })}</li>
    </ul>
  );
}
