import type { ShopOverview } from "@bezak/contract/seller-admin.ts";
import { TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { dayDigits } from "../../lib/day-digits.ts";
import { Link } from "../../lib/link.tsx";
import { PanelSection } from "../../lib/panel-section.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./shop-overview.module.css";

/** What the owner has applied with; nothing for ranks that decide on no applications. */
export function ShopApplications({ applications }: Pick<ShopOverview, "applications">) {
  const t = useTexts();
  const paths = usePanelPaths();
  if (applications === null) return null;
  return (
    <PanelSection title={t("shopAdmin.one.applications")}>
      {applications.length === 0 ? (
        <p className={styles.quiet}>{t("shopAdmin.one.noApplications")}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {applications.map(({ id, companyName, status, createdAt }) => (
            <li key={id} className={styles.item}>
              <TextLink asChild>
                <Link to={paths.application(id)}>{companyName}</Link>
              </TextLink>
              <span className={styles.quiet}>
                {t(`application.statuses.${status}`)} · {dayDigits(createdAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}
