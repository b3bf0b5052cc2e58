import { Badge, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { inTashkent } from "../../lib/format-date.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { useDate } from "../../lib/use-date.ts";
import { accountViewsQuery } from "./auth-api.ts";
import styles from "./security-settings.module.css";

/** When administrators have seen the shop as the user, and why. Needs the message part `account`. */
export function AccountViews() {
  const t = useTexts();
  const date = useDate();
  const { data, error, refetch, fetchStatus } = useQuery(accountViewsQuery(useApi()));
  if (!data) {
    if (error) return <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />;
    if (fetchStatus === "paused") return <OfflineState headingLevel={3} />;
    return (
      <div aria-busy role="group" aria-label={t("common.loading")}>
        <Skeleton shape="box" height="3rem" />
      </div>
    );
  }
  if (data.length === 0) return <p className={styles.quiet}>{t("security.noViews")}</p>;
  return (
    <ul role="list" aria-label={t("security.views")} className={styles.list}>
      {data.map(({ id, startedAt, endsAt, open, reason }) => (
        <li key={id} className={styles.device}>
          <div className={styles.words}>
            <p>
              {t("security.viewUntil", { from: date(startedAt), until: inTashkent(endsAt).time })}{" "}
              {open ? <Badge tone="warning">{t("security.viewOpen")}</Badge> : null}
            </p>
            <p className={styles.quiet}>{t("security.viewReason", { reason })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
