import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { TextArea, TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { Language } from "../../lib/language.ts";
import { fieldId } from "./field-id.ts";
import { FormSection } from "./form-section.tsx";
import { problemAt } from "./form-problems.ts";
import { LangTabs } from "./lang-tabs.tsx";
import styles from "./product-form.module.css";
import type { ProductFormState } from "./use-product-form.ts";

export interface TextsSectionProps {
  form: ProductFormState;
  language: Language;
  onLanguage: (language: Language) => void;
}

export function TextsSection({ form, language, onLanguage }: TextsSectionProps) {
  const t = useTexts();
  const { name, description } = form.fields;
  const problemIn = (field: "name" | "description", one: Language) =>
    problemAt(form.problems, `${field}.${one}`, ...(one === "ru" ? [field] : []));
  return (
    <FormSection title={t("sellerProducts.sections.texts")} text={t("sellerProducts.sections.textsText")}>
      <LangTabs
        label={t("sellerProducts.textLanguages")}
        language={language}
        onLanguage={onLanguage}
        isFilled={(one) => name[one].trim() !== "" && description[one].trim() !== ""}
        isWrong={(one) => Boolean(problemIn("name", one) ?? problemIn("description", one))}
        content={(one) => (
          <div className={styles.fields} lang={one}>
            <TextField
              id={fieldId(`name.${one}`)}
              label={t("sellerProducts.name")}
              required={one === "ru"}
              maxLength={sellerLimits.productNameMax}
              placeholder={one === "ru" ? undefined : name.ru}
              value={name[one]}
              error={problemIn("name", one)}
              onChange={({ currentTarget: { value } }) =>
                form.change((now) => ({ name: { ...now.name, [one]: value } }))
              }
            />
            <TextArea
              id={fieldId(`description.${one}`)}
              label={t("sellerProducts.description")}
              rows={5}
              maxLength={sellerLimits.productTextMax}
              hint={one === "ru" ? t("sellerProducts.descriptionHint") : t("sellerProducts.translationHint")}
              value={description[one]}
              error={problemIn("description", one)}
              onChange={({ currentTarget: { value } }) =>
                form.change((now) => ({ description: { ...now.description, [one]: value } }))
              }
            />
          </div>
        )}
      />
    </FormSection>
  );
}
