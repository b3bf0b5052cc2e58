import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { SegmentedControl, TextArea } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { languages, type Language } from "../../lib/language.ts";
import type { Written } from "./shop-fields.ts";
import styles from "./shop-form.module.css";
import type { ShopProblems } from "./shop-problems.ts";

export interface LocalizedAreaProps {
  /** path in the contract, for its field errors */
  field: "description" | "returnPolicy";
  label: string;
  hint?: string;
  placeholder?: string;
  value: Written;
  problems: ShopProblems;
  /** increases with each failed validation; the tab of a language with an error then opens */
  refusals: number;
  onChange: (value: Written) => void;
}

/** A long text in three languages, one tab each. */
export function LocalizedArea(props: LocalizedAreaProps) {
  const { field, label, hint, placeholder, value, problems, refusals, onChange } = props;
  const t = useTexts();
  const [open, setOpen] = useState<Language>("ru");
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    setOpen(languages.find((language) => problems[`${field}.${language}`] !== undefined) ?? open);
  }
  return (
    <div className={styles.localized}>
      <SegmentedControl
        label={`${t("shopSettings.translations")}: ${label}`}
        options={languages.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
        value={open}
        onValueChange={setOpen}
      />
      <TextArea
        key={open}
        id={`shop-${field}-${open}`}
        lang={open}
        rows={4}
        label={label}
        hint={open === "ru" ? hint : t("shopSettings.translationHint")}
        placeholder={open === "ru" ? placeholder : undefined}
        maxLength={sellerLimits.shopTextMax}
        value={value[open]}
        error={problems[`${field}.${open}`] ?? problems[field]}
        onChange={(event) => onChange({ ...value, [open]: event.currentTarget.value })}
      />
    </div>
  );
}
