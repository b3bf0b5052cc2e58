import type { SellerCard } from "@bezak/contract/sellers.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { Strip } from "../../lib/strip.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./seller-cards.module.css";
import { SellerLogo } from "./seller-logo.tsx";
import { SellerRating } from "./seller-rating.tsx";

export interface SellerCardsProps {
  title: string;
  sellers: readonly SellerCard[];
}

export function SellerCards({ title, sellers }: SellerCardsProps) {
  const t = useTexts();
  const paths = usePaths();
  if (sellers.length === 0) return null;
  return (
    <Strip title={title} className={styles.strip}>
      {sellers.map((seller) => (
        <li key={seller.id}>
          <Link to={paths.seller(seller.id)} className={styles.card}>
            <SellerLogo name={seller.name} logo={seller.logo} />
            <span className={styles.name}>{seller.name}</span>
            <span className={styles.facts}>
              <SellerRating rating={seller.rating} reviewCount={seller.reviewCount} />
              {t("home.sellerGoods", {
                count: seller.productCount,
                number: formatNumber(seller.productCount),
              })}
            </span>
          </Link>
        </li>
      ))}
    </Strip>
  );
}
