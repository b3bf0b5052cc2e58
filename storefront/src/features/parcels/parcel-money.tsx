import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Card } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./parcel-view.module.css";

/** Revenue and commission of a parcel, fixed when the order was placed. */
export function ParcelMoney({ parcel }: { parcel: SellerParcel }) {
  const t = useTexts();
  const sum = useSum();
  const { subtotal, commission, deliveryAtShopsExpense, earning } = parcel.money;
  return (
    <Card asChild padding="large">
      <section className={styles.section}>
        <h2 className={styles.heading}>{t("parcels.money")}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{t("parcels.subtotal")}</dt>
            <dd>{sum(subtotal)}</dd>
          </div>
          <div>
            <dt>{t("parcels.commission")}</dt>
            <dd>{sum(-commission)}</dd>
          </div>
          {deliveryAtShopsExpense > 0 ? (
            <div>
              <dt>{t("parcels.freeDelivery")}</dt>
              <dd>{sum(-deliveryAtShopsExpense)}</dd>
            </div>
          ) : null}
          {parcel.status === "cancelled" ? null : (
            <div className={styles.total}>
              <dt>{t("parcels.earning")}</dt>
              <dd>{sum(earning)}</dd>
            </div>
          )}
        </dl>
        <p className={styles.quiet}>{t(earningText(parcel))}</p>
      </section>
    </Card>
  );
}

function earningText({ status, refunded, cash }: SellerParcel) {
  if (status === "cancelled") return "parcels.noEarning" as const;
  if (refunded) return "parcels.refundedEarning" as const;
  return cash?.collector === "shop" ? ("parcels.earningInCash" as const) : ("parcels.earningText" as const);
}
