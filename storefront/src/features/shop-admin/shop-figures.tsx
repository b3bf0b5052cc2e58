import type { ShopOverview } from "@bezak/contract/seller-admin.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { PanelSection } from "../../lib/panel-section.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelLink } from "../../lib/use-rights.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./shop-overview.module.css";

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((one, other) => one + other, 0);

/** How much there is of each kind; each number leads to its rows for ranks that may open their list. */
export function ShopFigures({ shop }: { shop: ShopOverview }) {
  const t = useTexts();
  const inSum = useSum();
  const paths = usePanelPaths();
  const { id, name, products, parcels, returns, reviews, balance } = shop;
  const rows = (list: string, filters: Record<string, string>, text: string) => (
    <PanelLink to={`${list}?${new URLSearchParams(filters)}`}>{text}</PanelLink>
  );
  const productsOf = (status: keyof typeof products) =>
    rows(paths.administeredProducts(), { shop: id, status }, formatNumber(products[status]));
  const ordersOf = (count: number, status?: "pending" | "late") =>
    rows(paths.administeredOrders(), { ...(status && { status }), seller: id }, formatNumber(count));
  const returnsOf = (count: number, status?: "requested") =>
    rows(paths.administeredReturns(), { ...(status && { status }), seller: id }, formatNumber(count));
  const rated = {
    rating: reviews.rating.toFixed(1),
    number: formatNumber(reviews.count),
    count: reviews.count,
  };
  const figures = [
    ["published", productsOf("published")],
    ["draft", productsOf("draft")],
    ["hidden", productsOf("hidden")],
    // late ones are counted by their status too
    ["orders", parcels && ordersOf(sum({ ...parcels, late: 0 }))],
    ["pending", parcels && ordersOf(parcels.pending, "pending")],
    ["late", parcels && ordersOf(parcels.late, "late")],
    ["returns", returns && returnsOf(sum(returns))],
    ["requested", returns && returnsOf(returns.requested, "requested")],
    [
      "reviews",
      reviews.count > 0
        ? rows(paths.administeredReviews(), { q: name }, t("shopAdmin.one.rated", rated))
        : t("shopAdmin.one.notRated"),
    ],
    ["balance", balance === null ? null : inSum(balance)],
  ] as const;
  return (
    <PanelSection title={t("shopAdmin.one.figures")}>
      <dl className={styles.figures}>
        {figures.map(([name, value]) =>
          value ? (
            <div key={name} className={styles.figure}>
              <dt className={styles.quiet}>{t(`shopAdmin.one.${name}`)}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </PanelSection>
  );
}
