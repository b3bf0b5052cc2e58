import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { SellerProductRow } from "@bezak/contract/seller-products.ts";
import { Alert, SegmentedControl, TextField } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { useSum } from "../../lib/use-sum.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import styles from "./bulk-dialog.module.css";
import { newPrices, type PriceMove } from "./bulk-prices.ts";
import { bulkMost, useBulkChange } from "./use-bulk-change.ts";
import { wholeNumber } from "../../lib/whole-number.ts";

export interface BulkDialogProps {
  kind: "price" | "stock";
  rows: readonly SellerProductRow[];
  onClose: () => void;
  onDone: () => void;
}

const getPercent = (text: string) =>
  /^[+-]?\d{1,3}([.,]\d)?$/.test(text) ? Number(text.replace(",", ".")) : null;

/** Parses the typed value; null when it is invalid. */
function readMove(moveKind: PriceMove["kind"], typed: string): PriceMove | null {
  if (moveKind === "set") {
    const price = wholeNumber(typed);
    return price !== null && price >= sellerLimits.priceMin && price <= sellerLimits.priceMax
      ? { kind: "set", price }
      : null;
  }
  const percent = getPercent(typed.trim().replace("−", "-"));
  return percent !== null && percent !== 0 && percent >= -90 && percent <= 500
    ? { kind: "percent", percent }
    : null;
}

/** Sets a price, a percentage or a stock for all selected products, with a preview. */
export default function BulkDialog({ kind, rows, onClose, onDone }: BulkDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const text = useLocalized();
  const [moveKind, setMoveKind] = useState<PriceMove["kind"]>("percent");
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState(0);
  const bulk = useBulkChange(onDone);
  const form = useRefusalFocus(refused);

  const move = kind === "price" ? readMove(moveKind, typed) : null;
  const stock = kind === "stock" ? wholeNumber(typed) : null;
  const prices = move ? newPrices(rows, move) : [];
  const fits = kind === "price" ? move !== null : stock !== null && stock <= sellerLimits.stockMax;
  // a percentage changes nothing where there is no price
  const nothing = move !== null && prices.length === 0;
  const variants = rows.flatMap((row) => row.variants.map((variant) => ({ row, variant })));
  const tooMany = variants.length > bulkMost;
  // the variant shown in the preview
  const example = variants.find(({ variant }) => variant.id === prices[0]?.id && variant.price !== null);
  const wrong =
    `sellerProducts.bulk.${kind === "stock" ? "wrongStock" : moveKind === "set" ? "wrongPrice" : "wrongPercent"}` as const;
  // in the order of the request, for the rows of errors
  const ids = kind === "price" ? prices.map(({ id }) => id) : variants.map(({ variant }) => variant.id);
  const blamed = ids[bulk.refusal?.row ?? -1];
  const culprit = variants.find(({ variant }) => variant.id === blamed);

  function submit() {
    if (!fits || nothing) return setRefused((count) => count + 1);
    bulk.change({ variants: kind === "price" ? prices : ids.map((id) => ({ id, stock: stock! })) });
  }

  return (
    <QuestionDialog
      title={t(`sellerProducts.bulk.${kind}`)}
      act={t("sellerProducts.bulk.apply", { count: move ? prices.length : variants.length })}
      keep={t("sellerProducts.cancel")}
      busy={bulk.isPending}
      disabled={tooMany}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {bulk.refusal ? (
        <Alert tone="danger" title={culprit ? text(culprit.row.name) : undefined}>
          {bulk.refusal.text}
        </Alert>
      ) : null}
      {tooMany ? <Alert tone="warning">{t("sellerProducts.bulk.tooMany", { max: bulkMost })}</Alert> : null}
      {kind === "price" ? (
        <SegmentedControl
          label={t("sellerProducts.bulk.way")}
          value={moveKind}
          onValueChange={(next) => {
            setMoveKind(next);
            setTyped("");
            setRefused(0);
            bulk.reset();
          }}
          options={[
            { value: "percent", label: t("sellerProducts.bulk.percent") },
            { value: "set", label: t("sellerProducts.bulk.set") },
          ]}
        />
      ) : null}
      <TextField
        key={moveKind}
        required
        inputMode={kind === "price" && moveKind === "percent" ? "text" : "numeric"}
        autoComplete="off"
        label={t(
          `sellerProducts.bulk.${kind === "stock" ? "pieces" : moveKind === "set" ? "newPrice" : "byPercent"}`,
        )}
        hint={kind === "price" && moveKind === "percent" ? t("sellerProducts.bulk.percentHint") : undefined}
        end={
          <span className={styles.unit}>
            {kind === "stock" ? t("sellerProducts.pieces") : moveKind === "set" ? t("sum") : "%"}
          </span>
        }
        value={typed}
        error={
          refused === 0 || (fits && !nothing)
            ? undefined
            : nothing
              ? t("sellerProducts.bulk.noPrices")
              : t(wrong, {
                  max: formatNumber(kind === "stock" ? sellerLimits.stockMax : sellerLimits.priceMax),
                })
        }
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          bulk.reset();
        }}
      />
      {example ? (
        <p role="status" className={styles.example}>
          {t("sellerProducts.bulk.example", {
            name: text(example.row.name),
            before: sum(example.variant.price ?? 0),
            after: sum(prices[0]?.price ?? 0),
          })}
        </p>
      ) : null}
    </QuestionDialog>
  );
}
