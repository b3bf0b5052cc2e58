import { Tabs, VisuallyHidden } from "@bezak/ui-kit";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { languages, type Language } from "../../lib/language.ts";
import styles from "./product-form.module.css";

export interface LangTabsProps {
  label: string;
  language: Language;
  onLanguage: (language: Language) => void;
  isFilled: (language: Language) => boolean;
  isWrong: (language: Language) => boolean;
  content: (language: Language) => ReactNode;
}

/** The same fields in each language; the tabs show which are filled in. */
export function LangTabs({ label, language, onLanguage, isFilled, isWrong, content }: LangTabsProps) {
  const t = useTexts();
  return (
    <Tabs
      label={label}
      value={language}
      onValueChange={(value) => onLanguage(languages.find((one) => one === value) ?? "ru")}
      items={languages.map((value) => ({
        value,
        label: (
          <span className={styles.lang} data-wrong={isWrong(value) || undefined}>
            {t(`languages.${value}`)}
            {isFilled(value) ? <Check aria-hidden /> : null}
            <VisuallyHidden>
              {t(isFilled(value) ? "sellerProducts.langFilled" : "sellerProducts.langEmpty")}
            </VisuallyHidden>
          </span>
        ),
        content: content(value),
      }))}
    />
  );
}
