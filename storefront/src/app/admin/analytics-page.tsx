import { useLocation } from "react-router";
import { AnalyticsView } from "../../features/admin-stats/analytics-view.tsx";
import { parsePeriod, periodSearch } from "../../features/admin-stats/overview-address.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

/** Sales, orders and buyers of the marketplace in a period. */
export default function AnalyticsPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const title = t("analytics.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <AnalyticsView
        period={parsePeriod(new URLSearchParams(useLocation().search))}
        onPeriod={(to) => replaceAddress(`${paths.analytics()}${periodSearch(to)}`)}
      />
    </div>
  );
}
