import type { OrderItem } from "@bezak/contract/orders.ts";
import { Badge, TextLink } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { cancelledText } from "./order-messages.ts";
import styles from "./order-items.module.css";

export interface OrderItemsProps {
  items: readonly OrderItem[];
  actionsOf?: (item: OrderItem) => ReactNode;
}

/** Lines of an order; cancelled ones are marked. */
export function OrderItems({ items, actionsOf }: OrderItemsProps) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const paths = usePaths();
  return (
    <ul role="list" className={styles.root}>
      {items.map((item) => {
        const { id, product, variantTitle, price, quantity, total, cancelled } = item;
        return (
          <li key={id} data-cancelled={cancelled ? true : undefined} className={styles.item}>
            <ThumbPicture url={product.image} className={styles.picture} />
            <span className={styles.what}>
              <TextLink asChild variant="quiet">
                <Link to={paths.product(product.slug || product.id)}>
                  {text(product.name) || t("common.untitled")}
                </Link>
              </TextLink>
              {variantTitle ? <span className={styles.quiet}>{text(variantTitle)}</span> : null}
              {cancelled ? (
                <span className={styles.quiet}>
                  <Badge>{t("orders.statuses.cancelled")}</Badge> {cancelledText(cancelled, t)}
                </span>
              ) : null}
              {actionsOf?.(item)}
            </span>
            <span className={styles.cost}>
              <span className={styles.quiet}>{t("orders.times", { count: quantity, sum: sum(price) })}</span>
              <span className={styles.total}>{sum(total)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
