import type { Dashboard } from "@bezak/contract/dashboard.ts";
import type { DashboardPeriod } from "@bezak/contract/dashboard-periods.ts";
import { StatTile } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { useChange } from "../../lib/use-change.ts";
import styles from "./stat-tiles.module.css";

export interface StatTilesProps {
  /** undefined while it loads */
  data: Dashboard | undefined;
  period: DashboardPeriod;
}

/** Numbers of the period with their change since the previous one. */
export function StatTiles({ data, period }: StatTilesProps) {
  const t = useTexts();
  const change = useChange(period);
  if (!data) {
    const names = ["revenue", "orders", "views", "rating", "products"] as const;
    return (
      <div role="group" aria-busy aria-label={t("common.loading")} className={styles.root}>
        {names.map((name) => (
          <StatTile key={name} loading label={t(`dashboard.${name}`)} />
        ))}
      </div>
    );
  }
  const { before, rating, reviewCount } = data;
  const compared = (name: "revenue" | "orders" | "views") => change(before[name], data[name]);
  return (
    <div role="group" aria-label={t("dashboard.numbers")} className={styles.root}>
      <StatTile
        label={t("dashboard.revenue")}
        value={formatNumber(data.revenue)}
        unit={t("sum")}
        change={compared("revenue")}
      />
      <StatTile label={t("dashboard.orders")} value={formatNumber(data.orders)} change={compared("orders")} />
      <StatTile label={t("dashboard.views")} value={formatNumber(data.views)} change={compared("views")} />
      <StatTile
        label={t("dashboard.rating")}
        value={rating > 0 ? rating.toFixed(1).replace(".", t("figures.point")) : "–"}
        unit={rating > 0 ? t("dashboard.ofFive") : t("dashboard.noRating")}
        chart={
          rating > 0 ? (
            <span className={styles.about}>{t("dashboard.reviews", { count: reviewCount })}</span>
          ) : null
        }
      />
      <StatTile label={t("dashboard.products")} value={formatNumber(data.products)} />
    </div>
  );
}
