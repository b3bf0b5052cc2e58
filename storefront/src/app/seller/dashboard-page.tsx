import { dashboardPeriods, type DashboardPeriod } from "@bezak/contract/dashboard-periods.ts";
import { useLocation } from "react-router";
import { DashboardView } from "../../features/dashboard/dashboard-view.tsx";
import { ShopChecklist } from "../../features/shops/checklist.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelHead } from "./panel-head.tsx";
import styles from "./numbers-page.module.css";
import { useOwnShop } from "./use-own-shop.ts";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

const usual: DashboardPeriod = "30d";

function getPeriod(search: string): DashboardPeriod {
  const requested = new URLSearchParams(search).get("period");
  return dashboardPeriods.find((period) => period === requested) ?? usual;
}

/** Dashboard of the shop, with the checklist of a new one. */
export default function DashboardPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const { data: shop } = useOwnShop();
  const period = getPeriod(useLocation().search);
  const choose = (to: DashboardPeriod) =>
    replaceAddress(`${paths.dashboard()}${to === usual ? "" : `?period=${to}`}`);
  return (
    <div className={styles.page}>
      <PanelHead title={t("dashboard.title")} />
      <h1>{t("dashboard.title")}</h1>
      <ShopChecklist steps={shop?.checklist ?? []} />
      <DashboardView period={period} onPeriod={choose} />
    </div>
  );
}
