import { Alert, QuantityStepper } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useLocalized } from "../../../lib/use-localized.ts";
import { useSum } from "../../../lib/use-sum.ts";
import { listLines, type ReturnableParcel } from "./return-draft.ts";
import styles from "./returned-pieces.module.css";

export interface ReturnedPiecesProps {
  parcel: ReturnableParcel;
  /** chosen pieces by line */
  counts: Readonly<Record<string, number>>;
  /** it was sent without any */
  isMissing: boolean;
  onCounts: (counts: Record<string, number>) => void;
}

/** Chooses how many pieces of each line come back. */
export function ReturnedPieces({ parcel, counts, isMissing, onCounts }: ReturnedPiecesProps) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const lines = listLines(parcel);
  if (lines.length === 0) return <Alert tone="warning">{t("orderAdmin.openReturn.nothingLeft")}</Alert>;
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{t("orderAdmin.openReturn.what")}</legend>
      {lines.map(({ id, product, variantTitle, price, quantity, most }) => {
        const name = text(product.name) || t("common.untitled");
        return (
          <div key={id} className={styles.line}>
            <span className={styles.about}>
              <span>
                {name}
                {variantTitle ? <span className={styles.quiet}> {text(variantTitle)}</span> : null}
              </span>
              <span className={styles.quiet}>
                {most < quantity
                  ? t("orderAdmin.openReturn.leftOf", { sum: sum(price), left: most, count: quantity })
                  : t("orderAdmin.openReturn.boughtOf", { sum: sum(price), count: quantity })}
              </span>
            </span>
            <QuantityStepper
              size="small"
              label={t("returns.countOf", { name })}
              decreaseLabel={t("returns.fewer")}
              increaseLabel={t("returns.more")}
              value={counts[id] ?? 0}
              min={0}
              max={most}
              onValueChange={(count) => onCounts({ ...counts, [id]: count })}
            />
          </div>
        );
      })}
      {isMissing ? <Alert tone="danger">{t("returns.nothing")}</Alert> : null}
    </fieldset>
  );
}
