import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./parcel-view.module.css";

/** Cash due on delivery with its parts and recipient; hidden for other payment methods. */
export function ParcelCash({ parcel: { cash, collect } }: { parcel: SellerParcel }) {
  const t = useTexts();
  const sum = useSum();
  if (!cash) return null;
  return (
    <>
      <div>
        <dt>{t("parcels.subtotal")}</dt>
        <dd>{sum(cash.goods)}</dd>
      </div>
      <div>
        <dt>{t("parcels.cash.delivery")}</dt>
        <dd>{sum(cash.delivery)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t(collect > 0 ? "parcels.collect" : "parcels.cash.collected")}</dt>
        <dd>{sum(cash.total)}</dd>
      </div>
    </>
  );
}
