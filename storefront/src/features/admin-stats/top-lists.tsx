import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { RankedList, RankedRow, RankedValue } from "../../lib/ranked-list.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./overview-view.module.css";

type Lists = Pick<AdminAnalytics, "topProducts" | "topCategories" | "cities" | "paymentMethods">;

/** What was sold most, and where and how it was ordered. */
export function TopLists({ topProducts, topCategories, cities, paymentMethods }: Lists) {
  const t = useTexts();
  const sum = useSum();
  const text = useLocalized();
  const paths = usePaths();
  const empty = t("overview.emptyList");
  const pieces = (count: number) => t("overview.pieces", { count: formatNumber(count) });
  const orders = (count: number) => t("overview.orders", { count });
  return (
    <div className={styles.lists}>
      <RankedList title={t("overview.topProducts")} about={t("overview.topAbout")} empty={empty}>
        {topProducts.map(({ productId, slug, name, image, sales, ...sold }) => (
          <RankedRow
            key={productId}
            name={text(name) || t("common.untitled")}
            to={paths.product(slug)}
            image={image}
          >
            <RankedValue value={sum(sales)} about={pieces(sold.pieces)} />
          </RankedRow>
        ))}
      </RankedList>
      <RankedList title={t("overview.topCategories")} about={t("overview.categoriesAbout")} empty={empty}>
        {topCategories.map(({ categoryId, slug, name, sales, ...sold }) => (
          <RankedRow key={categoryId} name={text(name)} to={paths.category(slug)}>
            <RankedValue value={sum(sales)} about={pieces(sold.pieces)} />
          </RankedRow>
        ))}
      </RankedList>
      <RankedList title={t("overview.cities")} about={t("overview.citiesAbout")} empty={empty}>
        {cities.map(({ city, name, gmv, ...placed }) => (
          <RankedRow key={city} name={text(name)}>
            <RankedValue value={sum(gmv)} about={orders(placed.orders)} />
          </RankedRow>
        ))}
      </RankedList>
      <RankedList title={t("overview.paymentMethods")} about={t("overview.paymentAbout")} empty={empty}>
        {paymentMethods.map(({ method, gmv, ...placed }) => (
          <RankedRow key={method} name={t(`orders.methods.${method}`)}>
            <RankedValue value={sum(gmv)} about={orders(placed.orders)} />
          </RankedRow>
        ))}
      </RankedList>
    </div>
  );
}
