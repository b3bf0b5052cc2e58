import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useDate } from "../../lib/use-date.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./payouts-view.module.css";

/** The shop with the reason, and that another administrator decides about one's own waiting request. */
export function AdjustedShop({ request, isOwn }: { request: AdjustmentRequest; isOwn: boolean }) {
  const t = useTexts();
  return (
    <div className={styles.what}>
      <span>{request.seller.name}</span>
      <span className={styles.quiet}>{request.note}</span>
      {isOwn && request.status === "waiting" ? (
        <span className={styles.quiet}>{t("adminPayouts.waitingOwn")}</span>
      ) : null}
    </div>
  );
}

/** An administrator, and when. */
export function ActedBy({ who, at }: { who: { name: string }; at: string }) {
  const date = useDate();
  return (
    <div className={styles.what}>
      <span>{who.name}</span>
      <span className={styles.quiet}>{date(at)}</span>
    </div>
  );
}

/** A change of a balance with its sign. */
export function ChangedSum({ amount }: Pick<AdjustmentRequest, "amount">) {
  const sum = useSum();
  return <b className={styles.number}>{`${amount < 0 ? "−" : "+"}${sum(Math.abs(amount))}`}</b>;
}
