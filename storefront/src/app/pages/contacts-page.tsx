import { Breadcrumbs, Card } from "@bezak/ui-kit";
import { useLocation } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import { isTopic } from "../../features/contacts/contact-draft.ts";
import { ContactFacts } from "../../features/contacts/contact-facts.tsx";
import { ContactForm } from "../../features/contacts/contact-form.tsx";
import { ContactSent } from "../../features/contacts/contact-sent.tsx";
import { Requisites } from "../../features/contacts/requisites.tsx";
import { useContactForm } from "../../features/contacts/use-contact-form.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./contacts-page.module.css";

export default function ContactsPage() {
  const t = useTexts();
  const paths = usePaths();
  const search = new URLSearchParams(useLocation().search);
  const { user } = useSession();
  const topic = search.get("topic");
  const form = useContactForm({
    topic: isTopic(topic) ? topic : null,
    orderNumber: search.get("order"),
    name: user?.name,
    email: user?.email,
    phone: user?.phone,
  });
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("contacts.title")} · ${t("shop.name")}`}
        description={t("contacts.description")}
      />
      <Breadcrumbs
        label={t("common.breadcrumbs")}
        renderLink={renderLink}
        items={[{ label: t("nav.home"), to: paths.home() }, { label: t("contacts.title") }]}
      />
      <header className={styles.head}>
        <h1>{t("contacts.title")}</h1>
        <p className={styles.lead}>{t("contacts.lead")}</p>
      </header>
      <div className={styles.columns}>
        <Card asChild padding="large">
          <section aria-label={form.sent ? t("contacts.sent") : t("contacts.form")}>
            {form.sent ? (
              <ContactSent sent={form.sent} onAgain={form.again} />
            ) : (
              <>
                <h2 className={styles.title}>{t("contacts.form")}</h2>
                <ContactForm form={form} />
              </>
            )}
          </section>
        </Card>
        <aside aria-labelledby="contact-facts" className={styles.facts}>
          <h2 id="contact-facts" className={styles.title}>
            {t("contacts.direct")}
          </h2>
          <ContactFacts />
          <Requisites titleClass={styles.later} />
        </aside>
      </div>
    </div>
  );
}
