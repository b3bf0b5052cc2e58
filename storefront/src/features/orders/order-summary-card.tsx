import type { Order } from "@bezak/contract/orders.ts";
import { Badge, Card } from "@bezak/ui-kit";
import { Store } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { shownItems } from "./live-items.ts";
import { orderStatusTone } from "./order-status-badge.tsx";
import styles from "./order-summary-card.module.css";
import { OrderThumbs } from "./order-thumbs.tsx";
import { orderText } from "./order-messages.ts";

export interface OrderSummaryCardProps {
  order: Order;
  /** link to the payment of an unpaid order */
  pay?: ReactNode;
}

/** An order in a list; the whole card is a link. */
export function OrderSummaryCard({ order, pay }: OrderSummaryCardProps) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const paths = usePaths();
  const items = shownItems(order.items);
  const pieces = items.reduce((count, item) => count + item.quantity, 0);
  const sellers = [...new Set(order.parcels.map(({ seller }) => seller.name))];
  return (
    <Card asChild interactive>
      <article className={styles.root}>
        <header className={styles.header}>
          <h2 className={styles.title}>
            <Link to={paths.order(order.number)} className={styles.link}>
              {t("orders.order", { number: order.number })}
            </Link>
          </h2>
          <Badge tone={orderStatusTone(order.status)}>{orderText(order, t)}</Badge>
          <p className={styles.placed}>{t("orders.placed", { date: date(order.createdAt) })}</p>
        </header>
        <OrderThumbs items={items} />
        <p className={styles.sellers}>
          <Store aria-hidden />
          <span>{sellers.join(", ")}</span>
        </p>
        <p className={styles.total}>
          <span className={styles.pieces}>{t("orders.items", { count: pieces })}</span>
          <strong>{sum(order.totals.total)}</strong>
        </p>
        {pay}
      </article>
    </Card>
  );
}
