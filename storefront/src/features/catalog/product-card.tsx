import type { ProductCard as Product } from "@bezak/contract/catalog.ts";
import { Badge, Card } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ProductPicture } from "./product-picture.tsx";
import { ProductPrice } from "./product-price.tsx";
import { RatingLine } from "./rating-line.tsx";
import styles from "./product-card.module.css";

export interface ProductCardProps {
  product: Product;
  /** what can be done with it: put in the cart */
  action?: ReactNode;
  /** a column of the grid, or a row of the list */
  view?: "grid" | "list";
  priority?: boolean;
  /** level of the name in the outline of the page */
  headingLevel?: 2 | 3;
}

/** What a list of goods shows of each. The name is the link; it covers the card. */
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
  const Heading = `h${headingLevel}` as const;
  return (
    <Card asChild padding="none" interactive className={styles.card}>
      <article data-view={view}>
        <div className={styles.picture}>
          <ProductPicture
            product={product}
            alt=""
            sizes="(min-width: 75rem) 20rem, (min-width: 48rem) 33vw, 50vw"
            priority={priority}
          />
          <div className={styles.badges}>
            {product.discountPercent > 0 ? (
              <Badge tone="sale">{`−${product.discountPercent} %`}</Badge>
            ) : null}
            {product.isNew ? <Badge tone="brand">{t("product.new")}</Badge> : null}
          </div>
        </div>
        <div className={styles.body}>
          <ProductPrice product={product} />
          <Heading className={styles.name}>
            <Link to={paths.product(product.slug)} className={styles.link}>
              {text(product.name) || t("common.untitled")}
            </Link>
          </Heading>
          <RatingLine rating={product.rating} count={product.reviewCount} />
          <p className={styles.seller}>{product.seller.name}</p>
          <div className={styles.action}>{product.inStock ? action : <p>{t("product.soldOut")}</p>}</div>
        </div>
      </article>
    </Card>
  );
}
