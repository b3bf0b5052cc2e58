import { orderStatuses, type OrderStatus } from "@bezak/contract/order-status.ts";
import type { Order } from "@bezak/contract/orders.ts";
import { Card } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useDate } from "../../lib/use-date.ts";
import { OrderItems } from "./order-items.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import styles from "./order-view.module.css";

export interface OrderViewProps {
  order: Order;
  /** what the city of the delivery is called */
  cityName: string;
  /** what the order comes to */
  totals: ReactNode;
}

/** One order: where it is, what is in it, where it goes and what it costs. */
export function OrderView({ order, cityName, totals }: OrderViewProps) {
  const t = useTexts();
  const date = useDate();
  const known = orderStatuses.includes(order.status as OrderStatus);
  const { contact, delivery, payment } = order;
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1>{t("orders.order", { number: order.number })}</h1>
        <OrderStatusBadge status={order.status} />
        <p className={styles.quiet}>{t("orders.placed", { date: date(order.createdAt) })}</p>
        {known ? <p>{t(`orders.next.${order.status}`)}</p> : null}
      </header>
      <div className={styles.columns}>
        <div className={styles.parcels}>
          {order.parcels.map((parcel) => (
            <Card key={parcel.id} asChild padding="large">
              <section className={styles.parcel}>
                <header className={styles.line}>
                  <h2>{t("orders.parcel", { number: parcel.number })}</h2>
                  <OrderStatusBadge status={parcel.status} />
                </header>
                <p className={styles.quiet}>{parcel.seller.name}</p>
                <OrderItems items={parcel.items} />
                {parcel.trackingNumber ? (
                  <p>{t("orders.tracking", { number: parcel.trackingNumber })}</p>
                ) : null}
                <OrderTimeline timeline={parcel.timeline} />
              </section>
            </Card>
          ))}
        </div>
        <Card asChild variant="raised" padding="large">
          <aside className={styles.facts}>
            {totals}
            <Fact title={t("orders.payment")}>
              <p>{t(`orders.methods.${payment.method}`)}</p>
              <p className={styles.quiet}>{t(`orders.paymentStatuses.${payment.status}`)}</p>
            </Fact>
            <Fact title={t("orders.delivery")}>
              <p>{t(`orders.deliveryMethods.${delivery.method}`)}</p>
              <p className={styles.quiet}>{[cityName, delivery.address].filter(Boolean).join(", ")}</p>
              {delivery.comment ? <p className={styles.quiet}>{delivery.comment}</p> : null}
            </Fact>
            <Fact title={t("orders.recipient")}>
              <p>{contact.name}</p>
              <p className={styles.quiet}>{contact.phone}</p>
              {contact.email ? <p className={styles.quiet}>{contact.email}</p> : null}
            </Fact>
          </aside>
        </Card>
      </div>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.fact}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
