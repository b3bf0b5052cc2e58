import type { Order } from "@bezak/contract/orders.ts";
import { Card } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useDate } from "../../lib/use-date.ts";
import { CancelButton } from "./cancel-button.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderState } from "./order-state.tsx";
import { OrderReturns } from "./order-returns.tsx";
import styles from "./order-view.module.css";
import { ParcelCard } from "./parcel-card.tsx";

export interface OrderViewProps {
  order: Order;
  /** name of the delivery city */
  cityName: string;
  actions: ReactNode;
  /** sums of the order */
  totals: ReactNode;
  /** payment section of an unpaid order */
  pay: ReactNode;
  money: ReactNode;
  /** loaded after the order, so they are last: nothing below moves */
  receipts: ReactNode;
}

export function OrderView({ order, cityName, actions, totals, pay, money, receipts }: OrderViewProps) {
  const t = useTexts();
  const date = useDate();
  const live = order.parcels.filter(({ status }) => status !== "cancelled");
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1>{t("orders.order", { number: order.number })}</h1>
        <p className={styles.quiet}>{t("orders.placed", { date: date(order.createdAt) })}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.parcels}>
          <OrderState order={order} />
          {pay}
          {order.parcels.some(({ returnUntil }) => returnUntil !== null) ? (
            <OrderReturns orderId={order.id} />
          ) : null}
          {order.parcels.map((parcel) => (
            <ParcelCard key={parcel.id} parcel={parcel} order={order} alone={live.length < 2} />
          ))}
        </div>
        <Card asChild variant="raised" padding="large">
          <aside aria-labelledby="order-summary" className={styles.facts}>
            <h2 id="order-summary" className={styles.title}>
              {t("orders.summary")}
            </h2>
            {totals}
            {money}
            {actions}
            {order.canCancel ? <CancelButton wide what="order" name={order.number} order={order} /> : null}
            <OrderFacts order={order} cityName={cityName} />
            {receipts}
          </aside>
        </Card>
      </div>
    </div>
  );
}
