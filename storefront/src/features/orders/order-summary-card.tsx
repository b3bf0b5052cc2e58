import type { Order } from "@bezak/contract/orders.ts";
import { Card } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import styles from "./order-summary-card.module.css";

/** Pictures shown of an order; the rest is told by number. */
const shownPictures = 4;

/** An order in the list of orders. */
export function OrderSummaryCard({ order }: { order: Order }) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const date = useDate();
  const paths = usePaths();
  const pieces = order.items.reduce((count, item) => count + item.quantity, 0);
  return (
    <Card asChild interactive>
      <article className={styles.root}>
        <header className={styles.header}>
          <h2 className={styles.title}>
            <Link to={paths.order(order.number)} className={styles.link}>
              {t("orders.order", { number: order.number })}
            </Link>
          </h2>
          <OrderStatusBadge status={order.status} />
        </header>
        <p className={styles.quiet}>{t("orders.placed", { date: date(order.createdAt) })}</p>
        <ul role="list" className={styles.pictures}>
          {order.items.slice(0, shownPictures).map(({ id, product }) => (
            <li key={id} className={styles.picture}>
              {product.image ? (
                <ThumbPicture url={product.image} alt={text(product.name)} />
              ) : (
                <span className={styles.name}>{text(product.name)}</span>
              )}
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{t("orders.items", { count: pieces })}</span>
          <strong>{sum(order.totals.total)}</strong>
        </p>
      </article>
    </Card>
  );
}
