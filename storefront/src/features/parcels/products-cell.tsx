import type { OrderItem } from "@bezak/contract/orders.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import styles from "./parcel-table.module.css";

export interface ProductsCellProps {
  items: readonly Pick<OrderItem, "product" | "variantTitle" | "quantity">[];
  /** class of the picture */
  thumb?: string;
}

/** The first product of a parcel or a return, and the total quantity. */
export function ProductsCell({ items, thumb = "" }: ProductsCellProps) {
  const t = useTexts();
  const text = useLocalized();
  const [first] = items;
  if (!first) return null;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const option = text(first.variantTitle);
  return (
    <span className={styles.goods}>
      <ThumbPicture url={first.product.image} className={`${styles.thumb} ${thumb}`} />
      <span className={styles.words}>
        <span className={styles.name}>{text(first.product.name) || t("common.untitled")}</span>
        <span className={styles.quiet}>
          {[option, t("parcels.pieces", { count: pieces })].filter(Boolean).join(" · ")}
          {items.length > 1 ? ` · ${t("parcels.moreLines", { count: items.length - 1 })}` : ""}
        </span>
      </span>
    </span>
  );
}
