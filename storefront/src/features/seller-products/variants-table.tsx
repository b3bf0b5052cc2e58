import { Button, TextField } from "@bezak/ui-kit";
import { useCallback, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { useSum } from "../../lib/use-sum.ts";
import { findEarnings } from "./earned.ts";
import type { VariantFields } from "./form-fields.ts";
import { variantPath } from "./form-problems.ts";
import type { ProductFormState } from "./use-product-form.ts";
import { filledColumn, offeredRows, usedOptions } from "./variant-matrix.ts";
import { VariantLine } from "./variant-line.tsx";
import styles from "./variants-table.module.css";

const columns = ["price", "oldPrice", "stock"] as const;

/** All combinations of the options with their numbers; a column can be filled in at once. */
export function VariantsTable({ form }: { form: ProductFormState }) {
  const t = useTexts();
  const sum = useSum();
  const text = useLocalized();
  const { fields, terms, problems, pictures, change } = form;
  const rows = offeredRows(fields);
  const options = usedOptions(fields.options);
  const shown = (values: readonly string[]) =>
    values
      .map((ru, index) => text(options[index]?.values.find((value) => value.ru === ru)) || ru)
      .join(" / ");
  const latest = useCallback(
    (key: string, part: Partial<VariantFields>) =>
      change((now) => {
        const row = offeredRows(now).find((one) => one.key === key);
        return row ? { variants: { ...now.variants, [key]: { ...row.fields, ...part } } } : {};
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- `change` only merges its argument into the current state
    [],
  );
  const earned =
    terms && form.isOwn && rows[0] ? findEarnings(rows[0].fields.price, terms.commissionPercent) : null;

  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{t("sellerProducts.variantsTitle", { count: rows.length })}</h3>
      {rows.length > 1 ? <FillColumns form={form} /> : null}
      {earned === null ? null : (
        <p className={styles.quiet}>
          {t("sellerProducts.earnedFirst", { name: shown(rows[0]!.values), sum: sum(earned) })}
        </p>
      )}
      <table role="table" className={styles.table}>
        <caption className={styles.hidden}>
          {t("sellerProducts.variantsTitle", { count: rows.length })}
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            <th role="columnheader" scope="col">
              {t("sellerProducts.variant")}
            </th>
            <th role="columnheader" scope="col">
              {t("sellerProducts.photo")}
            </th>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(`sellerProducts.variantColumns.${column}`)}
              </th>
            ))}
            <th role="columnheader" scope="col">
              {t("sellerProducts.sku")}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map(({ key, values, fields: row }) => (
            <VariantLine
              key={key}
              rowKey={key}
              title={shown(values)}
              row={row}
              images={pictures.urls.join(" ")}
              priceError={problems[variantPath(key, "price")]}
              oldPriceError={problems[variantPath(key, "oldPrice")]}
              stockError={problems[variantPath(key, "stock")]}
              skuError={problems[variantPath(key, "sku")]}
              onChange={latest}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sets one value for a whole column. */
function FillColumns({ form }: { form: ProductFormState }) {
  const t = useTexts();
  const [typed, setTyped] = useState({ price: "", oldPrice: "", stock: "" });
  const filled = columns.filter((column) => typed[column].trim() !== "");
  function fill() {
    form.change((now) => ({
      variants: filled.reduce<typeof now.variants>(
        (variants, column) => filledColumn({ ...now, variants }, column, typed[column].trim()),
        now.variants,
      ),
    }));
    setTyped({ price: "", oldPrice: "", stock: "" });
  }
  return (
    <div role="group" aria-label={t("sellerProducts.fillAll")} className={styles.fill}>
      {columns.map((column) => (
        <TextField
          key={column}
          inputMode="numeric"
          autoComplete="off"
          label={t(`sellerProducts.fill.${column}`)}
          value={typed[column]}
          onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [column]: value }))}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            fill();
          }}
        />
      ))}
      <Button disabled={filled.length === 0} onClick={fill}>
        {t("sellerProducts.fillDo")}
      </Button>
    </div>
  );
}
