import type { Dashboard } from "@bezak/contract/dashboard.ts";
import { Card, Chart } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./sales-charts.module.css";
import { shortDay } from "./short-day.ts";
import { shortNumber } from "./short-number.ts";

/** Revenue and orders by day in Tashkent. */
export default function SalesCharts({ series }: Pick<Dashboard, "series">) {
  const t = useTexts();
  const sum = useSum();
  const words = {
    thousand: t("dashboard.thousand"),
    million: t("dashboard.million"),
    billion: t("dashboard.billion"),
    point: t("dashboard.point"),
  };
  const days = series.map(({ date }) => shortDay(date));
  const shared = {
    categories: days,
    categoryLabel: t("dashboard.day"),
    tableLabel: t("dashboard.asTable"),
    formatShort: (value: number) => shortNumber(value, words),
  };
  return (
    <div className={styles.root}>
      <Card padding="medium">
        <Chart
          {...shared}
          kind="line"
          label={t("dashboard.revenueChart")}
          description={t("dashboard.revenueUnit")}
          format={sum}
          series={[{ label: t("dashboard.revenue"), values: series.map(({ revenue }) => revenue) }]}
        />
      </Card>
      <Card padding="medium">
        <Chart
          {...shared}
          kind="bar"
          label={t("dashboard.ordersChart")}
          description={t("dashboard.ordersUnit")}
          format={(count) => t("dashboard.ordersCount", { count })}
          series={[{ label: t("dashboard.orders"), values: series.map(({ orders }) => orders) }]}
        />
      </Card>
    </div>
  );
}
