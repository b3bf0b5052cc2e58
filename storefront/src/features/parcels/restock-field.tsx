import { RadioGroup } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

/** Empty until it is answered. */
export type Restock = "yes" | "no" | "";

export interface RestockFieldProps {
  restock: Restock;
  onRestock: (restock: Restock) => void;
  /** it was sent at least once */
  checked: boolean;
}

/** Whether returned products can be sold again. */
export function RestockField({ restock, onRestock, checked }: RestockFieldProps) {
  const t = useTexts();
  return (
    <RadioGroup
      label={t("sellerReturns.restock")}
      value={restock}
      onValueChange={(value) => onRestock(value as Restock)}
      error={checked && !restock ? t("sellerReturns.noRestock") : undefined}
      options={[
        { value: "yes", label: t("sellerReturns.restockYes"), hint: t("sellerReturns.restockYesHint") },
        { value: "no", label: t("sellerReturns.restockNo"), hint: t("sellerReturns.restockNoHint") },
      ]}
    />
  );
}
