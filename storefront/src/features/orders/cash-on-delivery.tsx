import type { Parcel } from "@bezak/contract/orders.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./cash-on-delivery.module.css";

/** Cash due on delivery of a parcel with its parts and recipient; hidden for other payment methods. */
export function CashOnDelivery({ parcel: { cash, seller, status } }: { parcel: Parcel }) {
  const t = useTexts();
  const sum = useSum();
  if (!cash) return null;
  return (
    <div className={styles.root}>
      <dl className={styles.lines}>
        <div>
          <dt>{t("orders.totals.delivery")}</dt>
          <dd>{cash.delivery > 0 ? sum(cash.delivery) : t("orders.totals.free")}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t(status === "delivered" ? "orders.atDoor.paid" : "orders.atDoor.pay")}</dt>
          <dd>{sum(cash.total)}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>{t(`orders.atDoor.${cash.collector}`, { shop: seller.name })}</p>
    </div>
  );
}

/** Cash due for a whole order, a line for each parcel that is not delivered yet. */
export function CashOfParcels({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useTexts();
  const sum = useSum();
  const unpaid = parcels.filter(({ cash, status }) => cash && status !== "delivered");
  if (unpaid.length === 0) return null;
  return (
    <div className={styles.root}>
      <h3 className={styles.heading}>{t("orders.methods.cash")}</h3>
      <ul className={styles.lines}>
        {unpaid.map(({ id, cash, seller }) =>
          cash ? (
            <li key={id}>
              <span>{t(`orders.atDoor.${cash.collector}`, { shop: seller.name })}</span>
              <span className={styles.sum}>{sum(cash.total)}</span>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
