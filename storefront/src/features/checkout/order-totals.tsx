import type { Totals } from "@bezak/contract/orders.ts";
import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./order-totals.module.css";

export interface OrderTotalsProps {
  /** undefined while the server counts */
  totals: Totals | undefined;
  /** false while nobody knows where the order goes */
  deliveryKnown: boolean;
}

/** What the order comes to. */
export function OrderTotals({ totals, deliveryKnown }: OrderTotalsProps) {
  const t = useTexts();
  const sum = useSum();
  const amount = (value: number | undefined) =>
    value === undefined ? <Skeleton width="6rem" /> : sum(value);
  return (
    <dl className={styles.root} aria-busy={totals ? undefined : true}>
      <div className={styles.line}>
        <dt>{t("orders.totals.goods")}</dt>
        <dd>{amount(totals?.items)}</dd>
      </div>
      {deliveryKnown ? (
        <div className={styles.line}>
          <dt>{t("orders.totals.delivery")}</dt>
          <dd>{totals?.delivery === 0 ? t("orders.totals.free") : amount(totals?.delivery)}</dd>
        </div>
      ) : null}
      {totals && totals.discount > 0 ? (
        <div className={styles.line}>
          <dt>{t("orders.totals.discount")}</dt>
          <dd>{`−${sum(totals.discount)}`}</dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>{t("orders.totals.total")}</dt>
        <dd>{amount(totals?.total)}</dd>
      </div>
    </dl>
  );
}
