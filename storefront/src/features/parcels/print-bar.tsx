import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Button } from "@bezak/ui-kit";
import { Printer } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isPrintable } from "./parcel-messages.ts";
import styles from "./print-bar.module.css";
import { printLabels } from "./parcels-api.ts";
import { usePrinting } from "./use-printing.ts";

export interface PrintBarProps {
  /** the chosen parcels, of other pages too */
  parcels: readonly SellerParcel[];
  /** only these stay chosen */
  onKeep: (parcels: readonly SellerParcel[]) => void;
}

/** What is done with many parcels at once; there while some are chosen. */
export function PrintBar({ parcels, onKeep }: PrintBarProps) {
  const t = useTexts();
  const api = useApi();
  const printable = parcels.filter(isPrintable);
  const ready = printable.slice(0, sellerLimits.labelsMax);
  const labels = usePrinting(
    () =>
      printLabels(
        api,
        ready.map(({ id }) => id),
      ),
    // what there were too many of is printed next
    () => onKeep(printable.slice(sellerLimits.labelsMax)),
  );
  if (parcels.length === 0) return null;
  return (
    <section aria-label={t("parcels.bulk")} className={styles.root}>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {t("parcels.chosen", { count: parcels.length })}
        </p>
        <Button
          size="small"
          variant="primary"
          icon={<Printer aria-hidden />}
          loading={labels.printing}
          disabled={ready.length === 0}
          onClick={labels.print}
        >
          {t("parcels.printLabels", { count: ready.length })}
        </Button>
        <Button size="small" variant="ghost" onClick={() => onKeep([])}>
          {t("parcels.clear")}
        </Button>
      </div>
      {ready.length < parcels.length ? (
        <p className={styles.note}>
          {t(printable.length > ready.length ? "parcels.labelsMost" : "parcels.onlyAccepted", {
            count: sellerLimits.labelsMax,
          })}
        </p>
      ) : null}
    </section>
  );
}
