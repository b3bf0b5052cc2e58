import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import { TextField } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { LocalizedArea } from "../../lib/localized-area.tsx";
import type { TypedText } from "../../lib/typed-text.ts";
import { settingLimits } from "@bezak/contract/setting-limits.ts";
import type { FieldName, SettingFields } from "./setting-fields.ts";
import styles from "./settings-form.module.css";
import type { SettingsFormState } from "./use-settings-form.ts";

export interface SectionProps {
  form: SettingsFormState;
  settings: MarketplaceSettings;
}

type TextName = { [F in FieldName]: SettingFields[F] extends string ? F : never }[FieldName];
type TranslatedName = { [F in FieldName]: SettingFields[F] extends TypedText ? F : never }[FieldName];

const inputModes = { whole: "numeric", decimal: "decimal" } as const;
const others = { whole: /[^\d\s]/g, decimal: /[^\d\s.,]/g };

const toId = (name: FieldName) => `setting-${name}`;

export interface SettingTextProps {
  form: SettingsFormState;
  name: TextName;
  required?: boolean;
  type?: "tel" | "email";
  /** such a field accepts only characters of a number; formatting while typing would move the caret */
  number?: "whole" | "decimal";
  unit?: ReactNode;
  maxLength: number;
  /** who changed it last, below its effect */
  changed?: string | null;
}

/** One setting in a line of text, with its effect. */
export function SettingText({ form, name, number, unit, changed, ...rest }: SettingTextProps) {
  const t = useTexts();
  const { fields, problems, change } = form;
  return (
    <TextField
      {...rest}
      id={toId(name)}
      label={t(`marketplaceSettings.fields.${name}.label`)}
      hint={<Effect text={t(`marketplaceSettings.fields.${name}.effect`)} changed={changed} />}
      inputMode={number && inputModes[number]}
      autoComplete="off"
      end={unit}
      value={fields[name]}
      error={problems[name]}
      onChange={({ currentTarget: { value } }) =>
        change({ [name]: number ? value.replaceAll(others[number], "") : value })
      }
    />
  );
}

export interface SettingAreaProps {
  form: SettingsFormState;
  name: TranslatedName;
  rows: number;
}

/** One setting in three languages, with its effect. */
export function SettingArea({ form, name, rows }: SettingAreaProps) {
  const t = useTexts();
  const { fields, problems, refusals, change } = form;
  return (
    <LocalizedArea
      id={toId(name)}
      field={name}
      label={t(`marketplaceSettings.fields.${name}.label`)}
      hint={t(`marketplaceSettings.fields.${name}.effect`)}
      translations={t("marketplaceSettings.translations")}
      translationHint={t("marketplaceSettings.translationHint")}
      rows={rows}
      maxLength={settingLimits.contactTextMax}
      value={fields[name]}
      problems={problems}
      refusals={refusals}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

/** What a setting does, and who changed it last. */
export function Effect({ text, changed }: { text: string; changed?: string | null }) {
  return (
    <>
      {text}
      {changed ? <span className={styles.changed}>{changed}</span> : null}
    </>
  );
}
