import type { ProductCard as Product } from "@bezak/contract/catalog.ts";
import { Badge } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { shownWidths } from "../../lib/picture-sources.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ProductPicture } from "./product-picture.tsx";
import { ProductPrice } from "./product-price.tsx";
import { RatingLine } from "./rating-line.tsx";
import { useSecondPicture } from "./use-second-picture.ts";
import styles from "./product-card.module.css";

export interface ProductCardProps {
  product: Product;
  /** two buttons: the first in the upper corner of the picture, the second in the lower one */
  action?: ReactNode;
  view?: "grid" | "list" | "row";
  priority?: boolean;
  /** heading level of the name */
  headingLevel?: 2 | 3;
}

const sizes = { grid: shownWidths.card, list: shownWidths.list, row: shownWidths.row };

/** A product in a list. The name is a link that covers the card. */
export function ProductCard({
  product,
  action,
  view = "grid",
  priority,
  headingLevel = 3,
}: ProductCardProps) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePaths();
  const { wanted, shown, listeners } = useSecondPicture();
  const Heading = `h${headingLevel}` as const;
  const second = product.images[1];
  const act = action ? <div className={styles.action}>{action}</div> : null;
  return (
    <article
      {...(second ? listeners : {})}
      data-view={view}
      data-sold-out={!product.inStock || undefined}
      className={styles.card}
    >
      <div className={styles.picture}>
        <ProductPicture product={product} alt="" sizes={sizes[view]} priority={priority} />
        {second ? (
          <span data-shown={shown || undefined} className={styles.second}>
            {wanted ? (
              <ProductPicture product={{ image: null, images: [second] }} alt="" sizes={sizes[view]} />
            ) : null}
          </span>
        ) : null}
        {second && view === "grid" ? <span aria-hidden data-second={shown} className={styles.dots} /> : null}
        <div className={styles.badges}>
          {product.inStock ? null : <Badge>{t("product.soldOut")}</Badge>}
          {product.discountPercent > 0 ? <Badge tone="sale">{`−${product.discountPercent} %`}</Badge> : null}
          {product.isNew ? <Badge tone="brand">{t("product.new")}</Badge> : null}
        </div>
        {view === "list" ? null : act}
      </div>
      <div className={styles.body}>
        <div className={styles.price}>
          <ProductPrice product={product} size="small" />
        </div>
        <Heading className={styles.name}>
          <Link to={paths.product(product.slug)} className={styles.link}>
            {text(product.name) || t("common.untitled")}
          </Link>
        </Heading>
        <p className={styles.about}>
          <RatingLine rating={product.rating} count={product.reviewCount} short />
          <span className={styles.seller}>{product.seller.name}</span>
        </p>
        {view === "list" ? act : null}
      </div>
    </article>
  );
}
