import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { Alert, Button, IconButton, TextField } from "@bezak/ui-kit";
import { Plus, Trash2 } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { Language } from "../../lib/language.ts";
import { randomKey } from "../../lib/random-key.ts";
import { fieldId } from "./field-id.ts";
import { noText, type OptionFields } from "./form-fields.ts";
import { FormSection } from "./form-section.tsx";
import { optionPath, problemAt } from "./form-problems.ts";
import { LangTabs } from "./lang-tabs.tsx";
import styles from "./options-section.module.css";
import type { ProductFormState } from "./use-product-form.ts";
import { ValueTags } from "./value-tags.tsx";
import { combinationCount } from "./variant-matrix.ts";
import { VariantsTable } from "./variants-table.tsx";

export interface OptionsSectionProps {
  form: ProductFormState;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Options of a product and the table of its variants. */
export function OptionsSection({ form, language, onLanguage }: OptionsSectionProps) {
  const t = useTexts();
  const { options } = form.fields;
  const count = combinationCount(options);
  const put = (key: string, part: Partial<OptionFields>) =>
    form.change((now) => ({
      options: now.options.map((option) => (option.key === key ? { ...option, ...part } : option)),
    }));
  const add = () =>
    form.change((now) => ({ options: [...now.options, { key: randomKey(), name: noText, values: [] }] }));
  const remove = (key: string) =>
    form.change((now) => ({ options: now.options.filter((option) => option.key !== key) }));
  const tooMany = count > sellerLimits.variantsMax;
  // explains why the table of variants is hidden
  const wrong =
    problemAt(form.problems, "variants", "options") ??
    (tooMany ? t("sellerProducts.wrong.variants", { max: sellerLimits.variantsMax }) : undefined);
  const inRussian = Object.keys(form.problems).some((path) => path.startsWith("option "));

  return (
    <FormSection
      anchor={fieldId("options")}
      title={t("sellerProducts.sections.options")}
      text={t("sellerProducts.sections.optionsText")}
    >
      {options.length > 0 ? (
        <LangTabs
          label={t("sellerProducts.optionLanguages")}
          language={language}
          onLanguage={onLanguage}
          isWrong={(one) => one === "ru" && inRussian}
          isFilled={(one) =>
            options.every(({ name, values }) => [name, ...values].every((text) => text[one].trim() !== ""))
          }
          content={(one) => (
            <ul role="list" className={styles.options}>
              {options.map((option) => (
                <li key={option.key} className={styles.option}>
                  <div className={styles.head}>
                    <TextField
                      id={fieldId(optionPath(option.key, "name"))}
                      lang={one}
                      label={t("sellerProducts.optionName")}
                      required={one === "ru"}
                      placeholder={one === "ru" ? t("sellerProducts.optionExample") : option.name.ru}
                      maxLength={40}
                      value={option.name[one]}
                      error={form.problems[optionPath(option.key, "name")]}
                      onChange={({ currentTarget: { value } }) =>
                        put(option.key, { name: { ...option.name, [one]: value } })
                      }
                    />
                    <IconButton
                      label={t("sellerProducts.removeOption", { name: option.name.ru })}
                      onClick={() => remove(option.key)}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </div>
                  {one === "ru" ? (
                    <ValueTags
                      id={fieldId(optionPath(option.key, "values"))}
                      values={option.values}
                      error={form.problems[optionPath(option.key, "values")]}
                      onChange={(values) => put(option.key, { values })}
                    />
                  ) : (
                    <Translations option={option} language={one} onChange={(part) => put(option.key, part)} />
                  )}
                </li>
              ))}
            </ul>
          )}
        />
      ) : null}
      {options.length < sellerLimits.optionsMax ? (
        <Button icon={<Plus aria-hidden />} onClick={add} className={styles.add}>
          {t(options.length === 0 ? "sellerProducts.addFirstOption" : "sellerProducts.addOption")}
        </Button>
      ) : null}
      {wrong ? (
        <Alert tone="danger" id={fieldId("variants")} tabIndex={-1}>
          {wrong}
        </Alert>
      ) : null}
      {count > 0 && !tooMany ? <VariantsTable form={form} /> : null}
    </FormSection>
  );
}

interface TranslationsProps {
  option: OptionFields;
  language: Language;
  onChange: (part: Partial<OptionFields>) => void;
}

/** Values in another language, each beside its Russian text. */
function Translations({ option, language, onChange }: TranslationsProps) {
  const t = useTexts();
  if (option.values.length === 0) return <p className={styles.quiet}>{t("sellerProducts.valuesFirst")}</p>;
  return (
    <div className={styles.translations}>
      {option.values.map((value, index) => (
        <TextField
          key={value.ru}
          lang={language}
          label={value.ru}
          maxLength={40}
          value={value[language]}
          onChange={({ currentTarget }) => {
            const next = { ...value, [language]: currentTarget.value };
            onChange({ values: option.values.with(index, next) });
          }}
        />
      ))}
    </div>
  );
}
