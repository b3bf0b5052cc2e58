import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Card } from "@bezak/ui-kit";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { useSum } from "../../lib/use-sum.ts";
import { cancellationText } from "./cancellation-text.ts";
import styles from "./parcel-view.module.css";

/** Lines of a parcel: quantity, SKU and commission. */
export function ParcelLines({ parcel }: { parcel: SellerParcel }) {
  const t = useTexts();
  return (
    <Card asChild padding="large">
      <section className={styles.section}>
        <h2 className={styles.heading}>{t("parcels.goods")}</h2>
        <ul role="list" className={styles.lines}>
          {parcel.items.map((item) => (
            <Line key={item.id} item={item} whole={parcel.status === "cancelled"} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

/** `whole`: the whole parcel is cancelled, so its lines do not repeat it. */
function Line({ item, whole }: { item: SellerParcel["items"][number]; whole: boolean }) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const language = useLanguage();
  const percent = (value: number) => String(value).replace(".", language === "en" ? "." : ",");
  const { product, variantTitle, sku, quantity, price, total, commission, commissionPercent } = item;
  const gone = item.cancelled !== null && !whole;
  return (
    <li className={gone ? `${styles.line} ${styles.gone}` : styles.line}>
      <ThumbPicture url={product.image} />
      <div className={styles.about}>
        <span className={styles.name}>{text(product.name) || t("common.untitled")}</span>
        <span className={styles.quiet}>
          {[text(variantTitle), sku && t("parcels.sku", { sku })].filter(Boolean).join(" · ")}
        </span>
        {gone && item.cancelled ? (
          <span className={styles.quiet}>{cancellationText(item.cancelled, t)}</span>
        ) : (
          <span className={styles.quiet}>
            {t("parcels.commissionOf", { percent: percent(commissionPercent), sum: sum(commission) })}
          </span>
        )}
      </div>
      <div className={styles.amounts}>
        <span className={styles.pieces}>{t("parcels.pieces", { count: quantity })}</span>
        <span className={styles.amount}>{sum(total)}</span>
        {quantity > 1 ? (
          <span className={styles.quiet}>{t("orders.times", { count: quantity, sum: sum(price) })}</span>
        ) : null}
      </div>
    </li>
  );
}
