import { useTexts } from "../i18n/texts-context.tsx";
import { ShopKeyField } from "./shop-field.tsx";

export interface ShopFilterProps {
  /** id or slug; undefined for all shops */
  shop: string | undefined;
  /** gets the id of the chosen shop */
  onChange: (shop: string | undefined) => void;
}

/** Limits a list of the administrators' panel to one shop. */
export function ShopFilter({ shop, onChange }: ShopFilterProps) {
  const t = useTexts();
  return (
    <ShopKeyField
      hideLabel
      placeholder={t("admin.shopField.all")}
      value={shop ?? ""}
      onChange={(id) => onChange(id || undefined)}
    />
  );
}
