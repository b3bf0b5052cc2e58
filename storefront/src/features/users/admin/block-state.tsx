import type { AdministeredUser } from "@bezak/contract/user-admin.ts";
import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useDate } from "../../../lib/use-date.ts";
import styles from "./user-list.module.css";

/** Whether a user is blocked, since when and why. */
export function BlockState({ user }: { user: AdministeredUser }) {
  const t = useTexts();
  const date = useDate();
  const { blocked, blockedReason, blockedAt } = user;
  if (!blocked) {
    return (
      <Badge tone="success" className={styles.whole}>
        {t("userAdmin.isActive")}
      </Badge>
    );
  }
  return (
    <span className={styles.state}>
      <Badge tone="danger" className={styles.whole}>
        {t("userAdmin.isBlocked")}
      </Badge>
      {blockedAt ? (
        <time dateTime={blockedAt} className={styles.quiet}>
          {date(blockedAt)}
        </time>
      ) : null}
      {blockedReason ? (
        <span className={styles.quiet}>{t("userAdmin.reasonIs", { reason: blockedReason })}</span>
      ) : null}
    </span>
  );
}
