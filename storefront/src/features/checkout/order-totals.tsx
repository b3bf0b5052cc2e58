import type { Totals } from "@bezak/contract/orders.ts";
import { Skeleton } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./order-totals.module.css";

export interface OrderTotalsProps {
  /** undefined while they load */
  totals: Totals | undefined;
  /** false until the city is known */
  deliveryKnown: boolean;
  /** shown instead of the cost of delivery while it is unknown */
  deliveryUnknown?: string;
  /** leaves out the total, which is shown elsewhere */
  partsOnly?: boolean;
}

export function OrderTotals({ totals, deliveryKnown, deliveryUnknown, partsOnly }: OrderTotalsProps) {
  const t = useTexts();
  const sum = useSum();
  const delivery = totals?.delivery === 0 ? t("orders.totals.free") : totals && sum(totals.delivery);
  return (
    <dl className={styles.root} aria-busy={totals ? undefined : true}>
      <Line name={t("orders.totals.goods")} value={totals && sum(totals.items)} />
      {deliveryKnown || deliveryUnknown ? (
        <Line name={t("orders.totals.delivery")} value={deliveryKnown ? delivery : deliveryUnknown} />
      ) : null}
      {totals && totals.discount > 0 ? (
        <Line name={t("orders.totals.discount")} value={`−${sum(totals.discount)}`} />
      ) : null}
      {partsOnly ? null : <Line total name={t("orders.totals.placed")} value={totals && sum(totals.total)} />}
    </dl>
  );
}

function Line({ name, value, total }: { name: string; value: ReactNode; total?: boolean }) {
  return (
    <div className={total ? styles.total : styles.line}>
      <dt>{name}</dt>
      <dd>{value ?? <Skeleton width="6rem" />}</dd>
    </div>
  );
}
