import type { SellerCard } from "@bezak/contract/sellers.ts";
import { Star } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import styles from "./seller-cards.module.css";
import { SellerLogo } from "./seller-logo.tsx";
import { Link } from "../../lib/link.tsx";

export interface SellerCardsProps {
  title: string;
  sellers: readonly SellerCard[];
  /** where the goods of a seller are */
  addressOf: (seller: SellerCard) => string;
}

/** Sellers side by side, each leading to its goods. */
export function SellerCards({ title, sellers, addressOf }: SellerCardsProps) {
  const t = useTexts();
  if (sellers.length === 0) return null;
  return (
    <section className={styles.root}>
      <h2>{title}</h2>
      <ul role="list" className={styles.strip}>
        {sellers.map((seller) => (
          <li key={seller.id}>
            <Link to={addressOf(seller)} className={styles.card}>
              <SellerLogo name={seller.name} logo={seller.logo} />
              <span className={styles.name}>{seller.name}</span>
              <span className={styles.facts}>
                {seller.reviewCount > 0 ? (
                  <span className={styles.rating}>
                    <Star aria-hidden />
                    {seller.rating.toFixed(1)}
                  </span>
                ) : null}
                {t("home.sellerGoods", {
                  count: seller.productCount,
                  number: formatNumber(seller.productCount),
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
