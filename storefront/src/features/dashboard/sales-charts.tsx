import type { Dashboard } from "@bezak/contract/dashboard.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { DayChart } from "../../lib/day-chart.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./sales-charts.module.css";

/** Revenue and orders by day in Tashkent. */
export default function SalesCharts({ series }: Pick<Dashboard, "series">) {
  const t = useTexts();
  const sum = useSum();
  return (
    <div className={styles.root}>
      <DayChart
        kind="line"
        label={t("dashboard.revenueChart")}
        description={t("dashboard.revenueUnit")}
        figure={t("dashboard.revenue")}
        days={series.map(({ date, revenue }) => ({ date, value: revenue }))}
        format={sum}
      />
      <DayChart
        kind="bar"
        label={t("dashboard.ordersChart")}
        description={t("dashboard.ordersUnit")}
        figure={t("dashboard.orders")}
        days={series.map(({ date, orders }) => ({ date, value: orders }))}
        format={(count) => t("dashboard.ordersCount", { count })}
      />
    </div>
  );
}
