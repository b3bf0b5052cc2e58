import type { ProductCard } from "@bezak/contract/catalog.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { sellerQuery } from "./content-api.ts";
import { SellerLogo } from "./seller-logo.tsx";
import { SellerRating } from "./seller-rating.tsx";
import styles from "./seller-panel.module.css";
import { LazyHolidayNotice } from "./lazy-holiday-notice.tsx";

/** Seller of a product, with a link to the shop. The name is shown before the rest is loaded. */
export default function SellerPanel({ seller }: Pick<ProductCard, "seller">) {
  const t = useTexts();
  const { data } = useQuery(sellerQuery(useApi(), seller.id));
  return (
    <>
      {data?.holidayUntil ? <LazyHolidayNotice until={data.holidayUntil} /> : null}
      <Link to={usePaths().seller(seller.id)} className={styles.root}>
        <SellerLogo name={seller.name} logo={data?.logo ?? null} />
        <span className={styles.words}>
          <span className={styles.role}>{t("product.seller")}</span>
          <strong className={styles.name}>{seller.name}</strong>
          <span className={styles.facts}>
            {data ? <SellerRating rating={data.rating} reviewCount={data.reviewCount} /> : null}
            {data
              ? t("product.sellerCount", {
                  count: data.productCount,
                  number: formatNumber(data.productCount),
                })
              : t("product.sellerGoods")}
          </span>
        </span>
        <ChevronRight aria-hidden className={styles.arrow} />
      </Link>
    </>
  );
}
