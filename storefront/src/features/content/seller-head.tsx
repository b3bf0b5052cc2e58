import type { Seller } from "@bezak/contract/sellers.ts";
import { Picture, Rating } from "@bezak/ui-kit";
import { CalendarDays, Clock, Package } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { inTashkent } from "../../lib/format-date.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { pictureFiles } from "../../lib/picture-sources.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { SellerLogo } from "./seller-logo.tsx";
import styles from "./seller-head.module.css";

export interface SellerHeadProps {
  seller: Seller;
  /** heading level of the name; 3 within another page */
  headingLevel?: 1 | 3;
}

/** Header of a shop: banner, logo, name, rating and figures. */
export function SellerHead({ seller, headingLevel = 1 }: SellerHeadProps) {
  const t = useTexts();
  const text = useLocalized();
  const { name, logo, banner, rating, reviewCount, productCount, joinedAt, workingHours } = seller;
  const Heading = `h${headingLevel}` as const;
  const description = seller.description ? text(seller.description) : "";
  const counted = { count: reviewCount, number: formatNumber(reviewCount) };
  const productsText = t("store.goods", { count: productCount, number: formatNumber(productCount) });
  return (
    <header className={styles.root}>
      <div aria-hidden className={styles.banner}>
        {banner ? (
          <Picture
            {...pictureFiles({ url: banner })}
            alt=""
            priority
            sizes="(min-width: 90rem) 90rem, 100vw"
            ratio="auto"
            fallback=""
          />
        ) : null}
      </div>
      <div className={styles.sign}>
        <SellerLogo name={name} logo={logo} />
      </div>
      <div className={styles.words}>
        <Heading className={headingLevel === 1 ? undefined : styles.name}>{name}</Heading>
        {reviewCount > 0 ? (
          <Rating
            value={rating}
            label={t("store.rated", { ...counted, rating: rating.toFixed(1) })}
            valueText={rating.toFixed(1)}
            countText={t("store.reviews", counted)}
          />
        ) : (
          <p className={styles.quiet}>{t("store.unrated")}</p>
        )}
        <ul role="list" className={styles.facts}>
          <li>
            <Package aria-hidden />
            {productsText}
          </li>
          {joinedAt ? (
            <li>
              <CalendarDays aria-hidden />
              {t("store.since", { year: inTashkent(joinedAt).year })}
            </li>
          ) : null}
          {workingHours ? (
            <li>
              <Clock aria-hidden />
              {t("store.hours")}: {workingHours}
            </li>
          ) : null}
        </ul>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
    </header>
  );
}
