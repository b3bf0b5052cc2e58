import { SegmentedControl, TextArea } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { languages, type Language } from "./language.ts";
import styles from "./localized-area.module.css";
import type { FormProblems } from "./use-stored-form.ts";
import type { TypedText } from "./typed-text.ts";

export interface LocalizedAreaProps {
  /** of the text fields, before the language */
  id: string;
  /** path in the contract, for its field errors */
  field: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** label of the languages */
  translations: string;
  /** what is shown without a translation */
  translationHint: string;
  rows?: number;
  /** the Russian text is required */
  required?: boolean;
  maxLength: number;
  value: TypedText;
  problems: FormProblems;
  /** increases with each failed validation; the tab of a language with an error then opens */
  refusals: number;
  onChange: (value: TypedText) => void;
}

/** A text in three languages, one tab each. */
export function LocalizedArea(props: LocalizedAreaProps) {
  const { id, field, label, hint, placeholder, translations, translationHint, ...rest } = props;
  const { rows = 4, required = false, maxLength, value, problems, refusals, onChange } = rest;
  const t = useTexts();
  const [open, setOpen] = useState<Language>("ru");
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    setOpen(languages.find((language) => problems[`${field}.${language}`] !== undefined) ?? open);
  }
  return (
    <div className={styles.root}>
      <SegmentedControl
        label={`${translations}: ${label}`}
        options={languages.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
        value={open}
        onValueChange={setOpen}
      />
      <TextArea
        key={open}
        id={`${id}-${open}`}
        lang={open}
        rows={rows}
        label={label}
        required={required && open === "ru"}
        hint={open === "ru" ? hint : translationHint}
        placeholder={open === "ru" ? placeholder : undefined}
        maxLength={maxLength}
        value={value[open]}
        error={problems[`${field}.${open}`] ?? problems[field]}
        onChange={(event) => onChange({ ...value, [open]: event.currentTarget.value })}
      />
    </div>
  );
}
