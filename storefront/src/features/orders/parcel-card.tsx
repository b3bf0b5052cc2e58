import type { Parcel } from "@bezak/contract/orders.ts";
import { Card, TextLink } from "@bezak/ui-kit";
import { Store } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { OrderItems } from "./order-items.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import type { OrderCircumstances } from "./order-words.ts";
import styles from "./parcel-card.module.css";

export interface ParcelCardProps {
  parcel: Parcel;
  order: OrderCircumstances;
  /** the order has no other: what comes next is said above it */
  alone: boolean;
}

/** What one seller sends: its way and what is in it. */
export function ParcelCard({ parcel, order, alone }: ParcelCardProps) {
  const t = useTexts();
  const sum = useSum();
  const { number, seller, items, trackingNumber, subtotal } = parcel;
  return (
    <Card asChild padding="large">
      <section className={styles.root}>
        <header className={styles.header}>
          <h2 className={styles.title}>{t("orders.parcel", { number })}</h2>
          <TextLink asChild variant="standalone" className={styles.seller}>
            <Link to={usePaths().seller(seller.id)}>
              <Store aria-hidden />
              {seller.name}
            </Link>
          </TextLink>
        </header>
        <div className={styles.parts}>
          <div className={styles.way}>
            <OrderTimeline parcel={parcel} order={order} withNext={!alone} />
            {trackingNumber ? (
              <p className={styles.tracking}>{t("orders.tracking", { number: trackingNumber })}</p>
            ) : null}
          </div>
          <div className={styles.goods}>
            <OrderItems items={items} />
            <p className={styles.subtotal}>
              <span>{t("orders.subtotal")}</span>
              <span>{sum(subtotal)}</span>
            </p>
          </div>
        </div>
      </section>
    </Card>
  );
}
