import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { HistoryLink } from "../../../lib/history-link.tsx";
import { PanelSection } from "../../../lib/panel-section.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { ParcelTimeline } from "../parcel-timeline.tsx";
import { StateBadge } from "../state-badge.tsx";
import { OrderBuyer } from "./order-buyer.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderReturns } from "./order-returns.tsx";
import { OrderSiblings } from "./order-siblings.tsx";
import { OrderSteps } from "./order-steps.tsx";
import styles from "./order-view.module.css";

export interface OrderViewProps {
  parcel: AdministeredParcelDetails;
  /** name of the city of the delivery */
  city: string;
}

/** One parcel with its order and what an administrator can do. Needs `order-admin`, `parcels` and `orders`. */
export function OrderView({ parcel, city }: OrderViewProps) {
  const t = useTexts();
  const date = useDate();
  const { number, seller, createdAt, openReturns } = parcel;
  return (
    <>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1>{t("parcels.one", { number })}</h1>
          <StateBadge parcel={parcel} />
          {openReturns > 0 ? (
            <Badge tone="warning">{t("parcels.openReturns", { count: openReturns })}</Badge>
          ) : null}
          <HistoryLink id={parcel.id} name={number} />
        </div>
        <p className={styles.quiet}>
          {seller.name} · {t("orders.placed", { date: date(createdAt) })}
        </p>
      </header>
      <div className={styles.root}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <OrderSteps parcel={parcel} />
            <OrderLines parcel={parcel} />
            <OrderReturns parcel={parcel} />
            <PanelSection title={t("orderAdmin.progress")}>
              <ParcelTimeline parcel={parcel} />
            </PanelSection>
          </div>
          <div className={styles.aside}>
            <OrderBuyer parcel={parcel} city={city} />
            <OrderPayment parcel={parcel} />
            <OrderMoney parcel={parcel} />
            <OrderSiblings parcel={parcel} />
          </div>
          <div className={styles.past}>
            <OrderNotes parcel={parcel} />
            <OrderHistory id={parcel.id} />
          </div>
        </div>
      </div>
    </>
  );
}
