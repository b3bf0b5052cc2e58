import type { OrderItem } from "@bezak/contract/orders.ts";
import { TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./order-items.module.css";

/** What was ordered. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const paths = usePaths();
  return (
    <ul role="list" className={styles.root}>
      {items.map(({ id, product, variantTitle, price, quantity, total }) => (
        <li key={id} className={styles.item}>
          <ThumbPicture url={product.image} className={styles.picture} />
          <span className={styles.what}>
            <TextLink asChild variant="quiet">
              <Link to={paths.product(product.slug || product.id)}>
                {text(product.name) || t("common.untitled")}
              </Link>
            </TextLink>
            {variantTitle ? <span className={styles.quiet}>{text(variantTitle)}</span> : null}
          </span>
          <span className={styles.cost}>
            <span className={styles.quiet}>{t("orders.times", { count: quantity, sum: sum(price) })}</span>
            <span className={styles.total}>{sum(total)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
