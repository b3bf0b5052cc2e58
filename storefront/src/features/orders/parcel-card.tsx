import type { Order, OrderItem, Parcel } from "@bezak/contract/orders.ts";
import { Card, TextLink } from "@bezak/ui-kit";
import { Store } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { CancelButton } from "./cancel-button.tsx";
import { CashOnDelivery } from "./cash-on-delivery.tsx";
import { liveItems } from "./live-items.ts";
import { OrderItems } from "./order-items.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import styles from "./parcel-card.module.css";
import { ReturnButton } from "./return-button.tsx";

export interface ParcelCardProps {
  parcel: Parcel;
  order: Order;
  /** the only parcel of its order: the page explains the next step above it */
  alone: boolean;
}

/** A parcel with its timeline and lines. */
export function ParcelCard({ parcel, order, alone }: ParcelCardProps) {
  const t = useTexts();
  const sum = useSum();
  const text = useLocalized();
  const { id, number, seller, items, trackingNumber, subtotal } = parcel;
  const live = liveItems(items);

  /** The last remaining line is cancelled by the button of the parcel or the order. */
  function cancelLine(item: OrderItem) {
    if (!item.canCancel || live.length < 2) return null;
    const name = text(item.product.name) || t("common.untitled");
    return <CancelButton what="item" target={{ itemId: item.id }} order={order} name={name} />;
  }

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
            <OrderItems items={items} actionsOf={cancelLine} />
            <p className={styles.subtotal}>
              <span>{t("orders.subtotal")}</span>
              <span>{sum(subtotal)}</span>
            </p>
            <CashOnDelivery parcel={parcel} />
            {(parcel.canCancel && !alone) || items.some(({ returnable }) => returnable > 0) ? (
              <div className={styles.actions}>
                {parcel.canCancel && !alone ? (
                  <CancelButton what="parcel" target={{ parcelId: id }} name={number} order={order} />
                ) : null}
                <ReturnButton parcel={parcel} order={order} />
              </div>
            ) : null}
          </div>
        </div>
      </section>
    </Card>
  );
}
