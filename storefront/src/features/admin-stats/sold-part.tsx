import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./overview-view.module.css";
import { periodDays } from "./period-days.ts";
import { RankedCard } from "./ranked-card.tsx";
import { RowName } from "./row-name.tsx";

type Lists = Pick<AdminAnalytics, "period" | "topProducts" | "topCategories" | "cities" | "paymentMethods">;

/** What was sold most, and where and how it was ordered. */
export function SoldPart({ period, topProducts, topCategories, cities, paymentMethods }: Lists) {
  const t = useTexts();
  const sum = useSum();
  const text = useLocalized();
  const paths = usePanelPaths();
  const sold = t("analytics.sales");
  const toOrders = (filter: string) => `${paths.administeredOrders()}?${filter}&${periodDays(period)}`;
  const toSold = ({ sales, pieces }: { sales: number; pieces: number }) => ({
    value: sales,
    text: sum(sales),
    about: t("analytics.pieces", { count: formatNumber(pieces) }),
  });
  const toPlaced = ({ gmv, orders }: { gmv: number; orders: number }) => ({
    value: gmv,
    text: sum(gmv),
    about: t("analytics.orders", { count: orders }),
  });
  return (
    <div className={styles.lists}>
      <RankedCard
        table="top_products"
        period={period}
        title={t("analytics.topProducts")}
        about={t("analytics.topAbout")}
        head={[t("analytics.product"), sold]}
        rows={topProducts.map(({ productId, name, image, ...product }) => ({
          key: productId,
          name: (
            <RowName
              name={text(name) || t("common.untitled")}
              to={paths.administeredProduct(productId)}
              image={image}
            />
          ),
          ...toSold(product),
        }))}
      />
      <RankedCard
        table="top_categories"
        period={period}
        title={t("analytics.topCategories")}
        about={t("analytics.categoriesAbout")}
        head={[t("analytics.category"), sold]}
        rows={topCategories.map(({ categoryId, slug, name, ...category }) => ({
          key: categoryId,
          name: (
            <RowName
              name={text(name)}
              to={`${paths.administeredProducts()}?category=${encodeURIComponent(slug)}`}
            />
          ),
          ...toSold(category),
        }))}
      />
      <RankedCard
        table="cities"
        period={period}
        title={t("analytics.cities")}
        about={t("analytics.citiesAbout")}
        head={[t("analytics.city"), t("analytics.gmv")]}
        rows={cities.map(({ city, name, ...placed }) => ({
          key: city,
          name: <RowName name={text(name)} to={toOrders(`city=${encodeURIComponent(city)}`)} />,
          ...toPlaced(placed),
        }))}
      />
      <RankedCard
        table="payment_methods"
        period={period}
        title={t("analytics.paymentMethods")}
        about={t("analytics.paymentAbout")}
        head={[t("analytics.method"), t("analytics.gmv")]}
        rows={paymentMethods.map(({ method, ...placed }) => ({
          key: method,
          name: <RowName name={t(`orders.methods.${method}`)} to={toOrders(`paymentMethod=${method}`)} />,
          ...toPlaced(placed),
        }))}
      />
    </div>
  );
}
