import type { SellerPayout } from "@bezak/contract/finance.ts";
import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./payouts-view.module.css";

/** Warns that buyers of a payout share a phone number or an address with the shop. */
export function RelatedMark({ related }: { related: SellerPayout["relatedBuyers"] }) {
  const t = useTexts();
  const sum = useSum();
  if (!related) return null;
  const what = related.phone && related.address ? "both" : related.phone ? "phone" : "address";
  return (
    <>
      <Badge tone="warning">{t("adminPayouts.related.mark")}</Badge>
      <span className={styles.quiet}>
        {t(`adminPayouts.related.${what}`, { count: related.orders, amount: sum(related.amount) })}
      </span>
    </>
  );
}
