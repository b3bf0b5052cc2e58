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
  /** the selected parcels, including those of other pages */
  parcels: readonly SellerParcel[];
  /** called with the parcels that stay selected */
  onKeep: (parcels: readonly SellerParcel[]) => void;
}

/** Actions for the selected parcels; hidden when none is selected. */
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
    // those beyond the limit stay selected for the next file
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
