import type { OrderItem } from "@bezak/contract/orders.ts";
import { VisuallyHidden } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import styles from "./order-thumbs.module.css";

/** Positions in the row, of which the last may be "+2". */
const maxThumbs = 4;

export function OrderThumbs({ items }: { items: readonly OrderItem[] }) {
  const t = useTexts();
  const text = useLocalized();
  const shown = items.length > maxThumbs ? maxThumbs - 1 : maxThumbs;
  const rest = items.length - shown;
  return (
    <ul role="list" className={styles.root}>
      {items.slice(0, shown).map(({ id, product }) => (
        <li key={id} className={styles.place}>
          <ThumbPicture url={product.image} />
          <VisuallyHidden>{text(product.name) || t("common.untitled")}</VisuallyHidden>
        </li>
      ))}
      {rest > 0 ? (
        <li className={styles.place}>
          <ThumbPicture fallback={`+${rest}`} />
          <VisuallyHidden>{t("orders.moreItems", { count: rest })}</VisuallyHidden>
        </li>
      ) : null}
    </ul>
  );
}
