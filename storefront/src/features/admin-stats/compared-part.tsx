import type { AdminSales } from "@bezak/contract/admin-analytics.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./overview-view.module.css";
import { periodDays } from "./period-days.ts";
import { RankedCard } from "./ranked-card.tsx";
import { RowName } from "./row-name.tsx";

/** Products that are sold less than before, and the shops that sell most. */
export function ComparedPart({ period, sinkingProducts, sellers }: AdminSales) {
  const t = useTexts();
  const sum = useSum();
  const text = useLocalized();
  const paths = usePanelPaths();
  return (
    <div className={styles.lists}>
      <RankedCard
        table="sinking_products"
        period={period}
        title={t("analytics.sinking")}
        about={t("analytics.sinkingAbout")}
        head={[t("analytics.product"), t("analytics.loss")]}
        rows={sinkingProducts.map(({ productId, name, image, sales, before }) => ({
          key: productId,
          name: (
            <RowName
              name={text(name) || t("common.untitled")}
              to={paths.administeredProduct(productId)}
              image={image}
            />
          ),
          value: before.sales - sales,
          text: `−${sum(before.sales - sales)}`,
          about: t("analytics.nowAndBefore", { now: sum(sales), before: sum(before.sales) }),
        }))}
      />
      <RankedCard
        table="shops"
        period={period}
        title={t("analytics.sellers")}
        about={t("analytics.sellersAbout")}
        head={[t("analytics.seller"), t("analytics.sales")]}
        rows={sellers.map(({ sellerId, name, parcels, sales, before }) => ({
          key: sellerId,
          name: (
            <RowName
              name={name}
              to={`${paths.administeredOrders()}?seller=${sellerId}&${periodDays(period)}`}
            />
          ),
          value: sales,
          text: sum(sales),
          about: `${t("analytics.parcels", { count: parcels })} · ${t("analytics.before", { sum: sum(before.sales) })}`,
        }))}
      />
    </div>
  );
}
