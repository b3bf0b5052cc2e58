import type { ReviewedApplication } from "@bezak/contract/applications.ts";
import { TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatPhone } from "../../lib/format-phone.ts";
import { Link } from "../../lib/link.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./queued-application.module.css";

/** An application in the queue; all its answers are on its own page. Needs the parts `moderation` and `application`. */
export function QueuedApplication({ application }: { application: ReviewedApplication }) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const { id, companyName, businessType, contactPerson, phone, categories, description } = application;
  return (
    <>
      <h3 className={styles.company}>{companyName}</h3>
      <p className={styles.quiet}>
        {t(`application.businessTypes.${businessType}`)} · {contactPerson} ·{" "}
        <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>
      </p>
      <p className={styles.quiet}>{categories.map(({ name }) => text(name)).join(", ")}</p>
      <p className={styles.text}>{description}</p>
      <p>
        <TextLink asChild variant="standalone">
          <Link to={paths.application(id)} data-panel-key="o">
            {t("moderation.open.application")}
          </Link>
        </TextLink>
      </p>
    </>
  );
}
