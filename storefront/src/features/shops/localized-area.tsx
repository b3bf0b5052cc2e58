import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { SegmentedControl, TextArea } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { languages, type Language } from "../../lib/language.ts";
import type { Written } from "./shop-fields.ts";
import styles from "./shop-form.module.css";
import type { ShopProblems } from "./shop-problems.ts";

export interface LocalizedAreaProps {
  /** its path in the contract, by which its problems are known */
  field: "description" | "returnPolicy";
  label: string;
  hint?: string;
  placeholder?: string;
  value: Written;
  problems: ShopProblems;
  /** how often something was found wrong: each time a language that is wrong is opened */
  refusals: number;
  onChange: (value: Written) => void;
}

/** A longer text in three languages, one in sight at a time. */
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
