import { TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { contactsQuery, phoneLink } from "../../lib/contacts-query.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import styles from "./contact-facts.module.css";

/** Contact details of the marketplace; unset ones are hidden. */
export function ContactFacts() {
  const t = useTexts();
  const text = useLocalized();
  const { data } = useQuery(contactsQuery(useApi()));
  return (
    <dl className={styles.root}>
      {data?.phone ? (
        <Fact icon={<Phone aria-hidden />} name={t("contacts.call")}>
          <TextLink variant="standalone" href={phoneLink(data.phone)}>
            {data.phone}
          </TextLink>
        </Fact>
      ) : null}
      {data?.email ? (
        <Fact icon={<Mail aria-hidden />} name={t("contacts.mail")} note={t("contacts.mailHours")}>
          <TextLink variant="standalone" href={`mailto:${data.email}`}>
            {data.email}
          </TextLink>
        </Fact>
      ) : null}
      {data?.address ? (
        <Fact icon={<MapPin aria-hidden />} name={t("contacts.office")}>
          {text(data.address)}
        </Fact>
      ) : null}
      {data?.hours ? (
        <Fact icon={<Clock aria-hidden />} name={t("contacts.hours")}>
          <span className={styles.lines}>{text(data.hours)}</span>
        </Fact>
      ) : null}
    </dl>
  );
}

interface FactProps {
  icon: ReactNode;
  name: string;
  note?: string;
  children: ReactNode;
}

function Fact({ icon, name, note, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        {icon}
        {name}
      </dt>
      <dd className={styles.value}>
        {children}
        {note ? <p className={styles.note}>{note}</p> : null}
      </dd>
    </div>
  );
}
