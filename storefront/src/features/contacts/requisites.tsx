import { useQuery } from "@tanstack/react-query";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { contactsQuery } from "../../lib/contacts-query.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import styles from "./requisites.module.css";

/** The legal person that runs the marketplace; unset values are hidden, and so is the whole part without any. */
export function Requisites({ titleClass }: { titleClass: string | undefined }) {
  const t = useTexts();
  const text = useLocalized();
  const { data } = useQuery(contactsQuery(useApi()));
  const { legalName, tin, address, licence } = data?.requisites ?? {};
  const rows: readonly (readonly [TextKey, string])[] = [
    ["contacts.legalName", text(legalName)],
    ["contacts.tin", text(tin)],
    ["contacts.registeredAddress", text(address)],
    ["contacts.licence", text(licence)],
  ];
  const shown = rows.filter(([, value]) => value !== "");
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="requisites">
      <h2 id="requisites" className={titleClass}>
        {t("contacts.requisites")}
      </h2>
      <dl className={styles.root}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
