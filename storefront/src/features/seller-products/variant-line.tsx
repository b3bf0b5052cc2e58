import { Checkbox, TextField } from "@bezak/ui-kit";
import { memo } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { fieldId } from "./field-id.ts";
import type { VariantFields } from "./form-fields.ts";
import { variantPath } from "./form-problems.ts";
import { VariantPicture } from "./variant-picture.tsx";
import styles from "./variants-table.module.css";

export interface VariantLineProps {
  rowKey: string;
  /** its values in the language of the page */
  title: string;
  row: VariantFields;
  /** URLs of the product's pictures separated by spaces: as a string it stays equal for `memo` */
  images: string;
  priceError: string | undefined;
  oldPriceError: string | undefined;
  stockError: string | undefined;
  skuError: string | undefined;
  onChange: (key: string, part: Partial<VariantFields>) => void;
}

/** Price, stock, SKU and picture of a variant. Memoized, since there may be many. */
export const VariantLine = memo(function VariantLine(props: VariantLineProps) {
  const { rowKey, title, row, images, onChange } = props;
  const t = useTexts();
  const errors = {
    price: props.priceError,
    oldPrice: props.oldPriceError,
    stock: props.stockError,
    sku: props.skuError,
  };
  const field = (name: "price" | "oldPrice" | "stock" | "sku", label: string) => (
    <td role="cell" data-field={name} className={styles.cell}>
      <TextField
        id={fieldId(variantPath(rowKey, name))}
        label={label}
        aria-label={`${label}: ${title}`}
        inputMode={name === "sku" ? undefined : "numeric"}
        autoComplete="off"
        maxLength={name === "sku" ? 64 : 20}
        disabled={!row.offered}
        value={row[name]}
        error={row.offered ? errors[name] : undefined}
        onChange={({ currentTarget: { value } }) => onChange(rowKey, { [name]: value })}
      />
    </td>
  );
  return (
    <tr role="row" data-off={!row.offered || undefined} className={styles.row}>
      <th role="rowheader" scope="row" className={styles.name}>
        <Checkbox
          label={title}
          checked={row.offered}
          onChange={(event) => onChange(rowKey, { offered: event.currentTarget.checked })}
        />
      </th>
      <td role="cell" data-field="image" className={styles.cell}>
        <VariantPicture
          title={title}
          url={row.image}
          images={images === "" ? [] : images.split(" ")}
          disabled={!row.offered}
          onChange={(image) => onChange(rowKey, { image })}
        />
      </td>
      {field("price", t("sellerProducts.variantColumns.price"))}
      {field("oldPrice", t("sellerProducts.variantColumns.oldPrice"))}
      {field("stock", t("sellerProducts.variantColumns.stock"))}
      {field("sku", t("sellerProducts.sku"))}
    </tr>
  );
});
