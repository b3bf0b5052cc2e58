import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { useId } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { languages, type Language } from "../../lib/language.ts";
import { PanelSection } from "../../lib/panel-section.tsx";
import styles from "./product-view.module.css";

type Texts = Pick<AdministeredProduct, "name" | "description">;

/** Name and description in all languages, side by side where there is space. */
export function ProductTexts(product: Texts) {
  const t = useTexts();
  return (
    <PanelSection title={t("sellerProducts.sections.texts")}>
      <div className={styles.languages}>
        {languages.map((language) => (
          <TextsIn key={language} language={language} {...product} />
        ))}
      </div>
    </PanelSection>
  );
}

function TextsIn({ language, name, description }: Texts & { language: Language }) {
  const t = useTexts();
  const id = useId();
  const isTranslation = language !== "ru";
  const written = description[language];
  const none = isTranslation && description.ru ? "productAdmin.noTranslation" : "productAdmin.noDescription";
  return (
    <section aria-labelledby={id} className={styles.language}>
      <h3 id={id} className={styles.languageName}>
        {t(`languages.${language}`)}
      </h3>
      {name[language] ? (
        <p lang={language} className={styles.productName}>
          {name[language]}
        </p>
      ) : (
        <p className={styles.quiet}>{t("productAdmin.noName")}</p>
      )}
      {written ? (
        <p lang={language} className={styles.text}>
          {written}
        </p>
      ) : (
        <p className={styles.quiet}>{t(none)}</p>
      )}
    </section>
  );
}
