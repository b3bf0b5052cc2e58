import type { SellerParcel } from "@bezak/contract/seller-orders.ts";
import { Card } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./parcel-view.module.css";

/** What the shop gets of a parcel and what of it the marketplace keeps; frozen when it was ordered. */
export function ParcelMoney({ parcel }: { parcel: SellerParcel }) {
  const t = useTexts();
  const sum = useSum();
  const { subtotal, commission, deliveryAtShopsExpense, earning } = parcel.money;
  return (
    <Card asChild padding="large">
      <section className={styles.section}>
        <h2 className={styles.heading}>{t("sellerOrders.money")}</h2>
        <dl className={styles.facts}>
          <dt>{t("sellerOrders.subtotal")}</dt>
          <dd>{sum(subtotal)}</dd>
          <dt>{t("sellerOrders.commission")}</dt>
          <dd>{sum(-commission)}</dd>
          {deliveryAtShopsExpense > 0 ? (
            <>
              <dt>{t("sellerOrders.freeDelivery")}</dt>
              <dd>{sum(-deliveryAtShopsExpense)}</dd>
            </>
          ) : null}
          {parcel.status === "cancelled" ? null : (
            <>
              <dt className={styles.total}>{t("sellerOrders.earning")}</dt>
              <dd className={styles.total}>{sum(earning)}</dd>
            </>
          )}
        </dl>
        <p className={styles.quiet}>
          {t(parcel.status === "cancelled" ? "sellerOrders.noEarning" : "sellerOrders.earningText")}
        </p>
      </section>
    </Card>
  );
}
