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
          <div>
            <dt>{t("sellerOrders.subtotal")}</dt>
            <dd>{sum(subtotal)}</dd>
          </div>
          <div>
            <dt>{t("sellerOrders.commission")}</dt>
            <dd>{sum(-commission)}</dd>
          </div>
          {deliveryAtShopsExpense > 0 ? (
            <div>
              <dt>{t("sellerOrders.freeDelivery")}</dt>
              <dd>{sum(-deliveryAtShopsExpense)}</dd>
            </div>
          ) : null}
          {parcel.status === "cancelled" ? null : (
            <div className={styles.total}>
              <dt>{t("sellerOrders.earning")}</dt>
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
  if (status === "cancelled") return "sellerOrders.noEarning" as const;
  if (refunded) return "sellerOrders.refundedEarning" as const;
  return cash?.collector === "shop"
    ? ("sellerOrders.earningInCash" as const)
    : ("sellerOrders.earningText" as const);
}
