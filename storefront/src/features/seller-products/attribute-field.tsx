import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import { NativeSelect, TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { fieldId } from "./field-id.ts";
import styles from "./product-form.module.css";

export interface AttributeFieldProps {
  attribute: CategoryAttribute;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Field for an attribute of the category, according to its kind. */
export function AttributeField({ attribute, value, error, onChange }: AttributeFieldProps) {
  const t = useTexts();
  const text = useLocalized();
  const { key, kind, name, unit, required, choices } = attribute;
  const shared = { id: fieldId(`attributes.${key}`), label: text(name), required, value, error };
  if (kind === "choice" || kind === "yes_no") {
    const answers =
      kind === "choice"
        ? choices.map((choice) => ({ value: choice.value, label: text(choice.name) }))
        : [
            { value: "true", label: t("sellerProducts.yes") },
            { value: "false", label: t("sellerProducts.no") },
          ];
    return (
      <NativeSelect
        {...shared}
        options={[{ value: "", label: t("sellerProducts.notChosen") }, ...answers]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextField
      {...shared}
      maxLength={kind === "number" ? 20 : 500}
      inputMode={kind === "number" ? "decimal" : undefined}
      end={unit ? <span className={styles.unit}>{text(unit)}</span> : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
