import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Card } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { useSum } from "../../lib/use-sum.ts";
import { cancellationText } from "./cancellation-text.ts";
import styles from "./parcel-view.module.css";

type Item = SellerParcel["items"][number];

export interface ParcelLinesProps {
  parcel: SellerParcel;
  /** what can be done with a line */
  renderAction?: (item: Item) => ReactNode;
}

/** Lines of a parcel: quantity, SKU and commission. */
export function ParcelLines({ parcel, renderAction }: ParcelLinesProps) {
  const t = useTexts();
  return (
    <Card asChild padding="large">
      <section className={styles.section}>
        <h2 className={styles.heading}>{t("parcels.goods")}</h2>
        <ul role="list" className={styles.lines}>
          {parcel.items.map((item) => (
            <Line
              key={item.id}
              item={item}
              whole={parcel.status === "cancelled"}
              action={renderAction?.(item)}
            />
          ))}
        </ul>
      </section>
    </Card>
  );
}

interface LineProps {
  item: Item;
  /** the whole parcel is cancelled, so its lines do not repeat it */
  whole: boolean;
  action: ReactNode;
}

function Line({ item, whole, action }: LineProps) {
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
        {action}
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
