import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { languages, type Language } from "../../lib/language.ts";
import { findTheirChanges } from "../../lib/their-changes.ts";
import { useDate } from "../../lib/use-date.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { CategorySection } from "./category-section.tsx";
import type { CategoryChoice } from "../../lib/category-choices.ts";
import { fieldId } from "./field-id.ts";
import { FiscalSection } from "./fiscal-section.tsx";
import { OptionsSection } from "./options-section.tsx";
import { PicturesSection } from "./pictures-section.tsx";
import { PriceSection } from "./price-section.tsx";
import styles from "./product-form.module.css";
import { ProductActions } from "./product-actions.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { TextsSection } from "./texts-section.tsx";
import type { ProductFormState } from "./use-product-form.ts";
import { combinationCount } from "./variant-matrix.ts";

export interface ProductFormProps {
  form: ProductFormState;
  categories: readonly CategoryChoice[];
  /** loads the categories again after a failure */
  onCategories?: () => void;
  /** loads the product as somebody else has changed it */
  onReload: () => void;
  onDelete: (product: SellerProduct) => void;
  /** in place of the shop's own buttons */
  actions?: (onJump: (path: string) => void) => ReactNode;
}

/** Language of a field; undefined for fields without one. */
function findLanguage(path: string): Language | undefined {
  if (path === "name" || path === "description") return "ru";
  return languages.find((one) => path === `name.${one}` || path === `description.${one}`);
}

/** The form of a product, in sections. Needs `seller-products` and `product-messages`. */
export function ProductForm(props: ProductFormProps) {
  const { form, categories, onCategories, onReload, onDelete, actions } = props;
  const [language, setLanguage] = useState<Language>("ru");
  const [jump, setJump] = useState<{ path: string } | null>(null);
  const root = useRefusalFocus(form.refusals);
  const paths = Object.keys(form.problems);
  const [seen, setSeen] = useState(0);
  if (form.refusals !== seen) {
    setSeen(form.refusals);
    // opens the language tab of a field with an error
    const texts = paths.map(findLanguage).filter((one) => one !== undefined);
    const first = texts[0];
    if (first && !texts.includes(language)) setLanguage(first);
    if (paths.some((path) => path.startsWith("option "))) setLanguage("ru");
    // errors about all variants have no field that could be focused
    if (paths.length > 0 && paths.every((path) => path === "variants" || path === "options"))
      setJump({ path: "variants" });
  }

  useEffect(() => {
    if (!jump) return;
    // the fields of variants are not rendered while there are too many variants
    const field = document.getElementById(fieldId(jump.path)) ?? document.getElementById(fieldId("options"));
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }, [jump]);

  function go(path: string) {
    const wanted = findLanguage(path) ?? (path.startsWith("option ") ? "ru" : undefined);
    if (wanted) setLanguage(wanted);
    setJump({ path });
  }

  return (
    <form ref={root} noValidate onSubmit={(event) => event.preventDefault()} className={styles.root}>
      <div className={styles.sections}>
        <Messages form={form} onReload={onReload} />
        <TextsSection form={form} language={language} onLanguage={setLanguage} />
        <CategorySection form={form} categories={categories} onCategories={onCategories} />
        <PicturesSection form={form} />
        {combinationCount(form.fields.options) === 0 ? <PriceSection form={form} /> : null}
        <OptionsSection form={form} language={language} onLanguage={setLanguage} />
        <FiscalSection form={form} />
      </div>
      <aside className={styles.aside}>
        {actions ? (
          actions(go)
        ) : (
          <>
            <StatusPanel form={form} onJump={go} />
            {form.product ? (
              <ProductActions
                product={form.product}
                onDelete={() => form.product && onDelete(form.product)}
              />
            ) : null}
          </>
        )}
      </aside>
    </form>
  );
}

/** Draft, conflict and failure messages above the form. */
function Messages({ form, onReload }: { form: ProductFormState; onReload: () => void }) {
  const t = useTexts();
  const date = useDate();
  const { draft, failure, conflict } = form;
  const refusal = useRef<HTMLDivElement>(null);
  const { product, theirs } = form;
  const parts = product && theirs ? findTheirChanges(product, theirs) : [];
  const theirChanges =
    parts.length > 0
      ? t("productMessages.now", {
          parts: parts.map((part) => t(`productMessages.parts.${part}`)).join(", "),
        })
      : null;
  const shownFailure = failure ?? (conflict ? "conflict" : null);
  // scrolls to the message unless a field error receives the focus
  const alone = Object.keys(form.problems).length === 0;
  useEffect(() => {
    if (shownFailure && alone) refusal.current?.scrollIntoView({ block: "center" });
  }, [shownFailure, alone]);
  return (
    <>
      <div ref={refusal} className={styles.refusal}>
        {conflict ? (
          <Alert
            tone="danger"
            title={t("sellerProducts.conflict")}
            actions={
              <>
                <Button size="small" variant="primary" onClick={form.saveOver}>
                  {t("sellerProducts.saveMine")}
                </Button>
                <Button size="small" onClick={onReload}>
                  {t("sellerProducts.openTheirs")}
                </Button>
              </>
            }
          >
            {t("sellerProducts.conflictText")} {theirChanges}
          </Alert>
        ) : null}
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
      </div>
      {draft.found ? (
        <Alert
          tone="warning"
          title={t("sellerProducts.keptOlder", { at: date(draft.found.at) })}
          actions={
            <>
              <Button size="small" onClick={draft.take}>
                {t("sellerProducts.takeKept")}
              </Button>
              <Button size="small" variant="ghost" onClick={draft.drop}>
                {t("sellerProducts.dropKept")}
              </Button>
            </>
          }
        >
          {t("sellerProducts.keptOlderText")}
        </Alert>
      ) : null}
      {draft.restored ? (
        <Alert
          tone="info"
          onClose={draft.hide}
          closeLabel={t("common.close")}
          actions={
            <Button size="small" onClick={draft.drop}>
              {t("sellerProducts.dropKept")}
            </Button>
          }
        >
          {t("sellerProducts.restored", { at: date(draft.restored) })}
        </Alert>
      ) : null}
    </>
  );
}
