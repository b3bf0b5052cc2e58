import type { ShopOverview } from "@bezak/contract/seller-admin.ts";
import { Badge, TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { dayDigits } from "../../lib/day-digits.ts";
import { formatPhone } from "../../lib/format-phone.ts";
import { PanelSection } from "../../lib/panel-section.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelLink } from "../../lib/use-rights.tsx";
import styles from "./shop-overview.module.css";

/** Owner and members; nothing for ranks that see no people. */
export function ShopMembers({ members }: Pick<ShopOverview, "members">) {
  const t = useTexts();
  const paths = usePanelPaths();
  if (members === null) return null;
  return (
    <PanelSection title={t("shopAdmin.one.members")}>
      {members.length === 0 ? (
        <p className={styles.quiet}>{t("shopAdmin.one.noMembers")}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {members.map(({ id, name, email, phone, role, joinedAt }) => (
            <li key={id} className={styles.item}>
              <p className={styles.line}>
                <PanelLink to={paths.user(id)}>{name || email}</PanelLink>
                <Badge>{t(`shopAdmin.one.roles.${role}`)}</Badge>
              </p>
              <p className={styles.quiet}>
                {name ? <>{email} · </> : null}
                {phone ? (
                  <>
                    <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink> ·{" "}
                  </>
                ) : null}
                {t("shopAdmin.one.memberSince", { date: dayDigits(joinedAt) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}
