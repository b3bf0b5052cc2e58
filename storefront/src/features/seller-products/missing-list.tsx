import { useTexts } from "../../i18n/texts-context.tsx";
import { missingFieldName } from "../../lib/missing-field-name.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import styles from "./status-panel.module.css";
import type { ProductFormState } from "./use-product-form.ts";

export interface MissingListProps {
  form: ProductFormState;
  onJump: (path: string) => void;
}

/** What is missing before the product can be published; each line leads to its field. */
export function MissingList({ form, onJump }: MissingListProps) {
  const t = useTexts();
  const text = useLocalized();
  const attributes = form.terms?.attributes ?? [];
  // several variants without a price are one line
  const lines = new Map<string, string>();
  for (const path of Object.keys(form.missing)) {
    const name = missingFieldName(path, { attributes, t, text });
    if (!lines.has(name)) lines.set(name, path);
  }
  return (
    <details className={styles.missing} open={window.matchMedia("(min-width: 80rem)").matches}>
      <summary>{t("sellerProducts.missingTitle", { count: lines.size })}</summary>
      <ul role="list">
        {[...lines].map(([name, path]) => (
          <li key={path}>
            <button type="button" onClick={() => onJump(path)} className={styles.jump}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
