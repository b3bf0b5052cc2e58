import type { ProductCard } from "@bezak/contract/catalog.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Star } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { sellerQuery } from "./content-api.ts";
import { SellerLogo } from "./seller-logo.tsx";
import styles from "./seller-panel.module.css";
import { Link } from "../../lib/link.tsx";

export interface SellerPanelProps {
  seller: ProductCard["seller"];
  /** where all goods of the seller are */
  to: string;
}

/** Who sells a product, and the way to everything else of theirs. The name is there before the rest is known. */
export function SellerPanel({ seller, to }: SellerPanelProps) {
  const t = useTexts();
  const { data } = useQuery(sellerQuery(useApi(), seller.id));
  return (
    <Link to={to} className={styles.root}>
      <SellerLogo name={seller.name} logo={data?.logo ?? null} />
      <span className={styles.words}>
        <span className={styles.role}>{t("product.seller")}</span>
        <strong className={styles.name}>{seller.name}</strong>
        <span className={styles.facts}>
          {data && data.reviewCount > 0 ? (
            <span className={styles.rating}>
              <Star aria-hidden />
              {data.rating.toFixed(1)}
            </span>
          ) : null}
          {data
            ? t("product.sellerCount", { count: data.productCount, number: formatNumber(data.productCount) })
            : t("product.sellerGoods")}
        </span>
      </span>
      <ChevronRight aria-hidden className={styles.arrow} />
    </Link>
  );
}
