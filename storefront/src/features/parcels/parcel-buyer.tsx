import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Card } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatPhone } from "../../lib/format-phone.ts";
import { ParcelCash } from "./parcel-cash.tsx";
import styles from "./parcel-view.module.css";

/** Recipient and address of a parcel, as far as the shop may see them. */
export function ParcelBuyer({ parcel, city }: { parcel: SellerParcel; city: string }) {
  const t = useTexts();
  const { contact, delivery, comment, paymentMethod, paid, refunded, cash, trackingNumber } = parcel;
  return (
    <Card asChild padding="large">
      <section className={styles.section}>
        <h2 className={styles.heading}>{t("orders.recipient")}</h2>
        <div className={styles.buyer}>
          {contact ? (
            <>
              <p>{contact.name}</p>
              <p>
                <a href={`tel:${contact.phone}`} className={styles.phone}>
                  {formatPhone(contact.phone)}
                </a>
              </p>
            </>
          ) : null}
          <p>{[city, delivery?.address].filter(Boolean).join(", ")}</p>
          {delivery ? <p className={styles.quiet}>{t(`orders.deliveryMethods.${delivery.method}`)}</p> : null}
          {delivery?.comment ? <p>«{delivery.comment}»</p> : null}
          {comment && comment !== delivery?.comment ? <p>«{comment}»</p> : null}
          {trackingNumber ? <p>{t("orders.tracking", { number: trackingNumber })}</p> : null}
          {contact ? null : <p className={styles.quiet}>{t(hiddenText(parcel))}</p>}
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t("orders.payment")}</dt>
            <dd>{t(`orders.methods.${paymentMethod}`)}</dd>
          </div>
          <ParcelCash parcel={parcel} />
          {(paid || refunded) && !cash ? (
            <div>
              <dt>{t("parcels.moneyState")}</dt>
              <dd>{t(refunded ? "parcels.refunded" : "parcels.paid")}</dd>
            </div>
          ) : null}
        </dl>
        {cash ? <p className={styles.quiet}>{t(`parcels.cash.${cash.collector}`)}</p> : null}
      </section>
    </Card>
  );
}

function hiddenText({ status }: SellerParcel) {
  if (status === "pending") return "parcels.hiddenUntilAccepted" as const;
  return status === "cancelled" ? ("parcels.hiddenCancelled" as const) : ("parcels.hiddenOver" as const);
}
