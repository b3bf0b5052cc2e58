import { useTexts } from "../../i18n/texts-context.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import styles from "./status-panel.module.css";
import type { ProductFormState } from "./use-product-form.ts";

export interface MissingListProps {
  form: ProductFormState;
  onJump: (path: string) => void;
}

/** Fields with a message of their own. */
const named = ["categoryId", "images", "price", "oldPrice", "stock", "sku", "variants", "ikpu"] as const;

/** What is missing before the product can be published; each line leads to its field. */
export function MissingList({ form, onJump }: MissingListProps) {
  const t = useTexts();
  const text = useLocalized();
  const attributes = form.terms?.attributes ?? [];
  function getName(path: string): string {
    const key = path.startsWith("attributes.") ? path.slice("attributes.".length) : null;
    const attribute = attributes.find((one) => one.key === key);
    if (attribute) return text(attribute.name);
    if (path.startsWith("name")) return t("sellerProducts.name");
    if (path.startsWith("description")) return t("sellerProducts.description");
    if (path.startsWith("option ")) return t("sellerProducts.sections.options");
    if (path.startsWith("variant ")) return t("sellerProducts.missing.variantNumbers");
    const known = named.find((one) => one === path);
    return known ? t(`sellerProducts.missing.${known}`) : t("sellerProducts.missing.other");
  }
  // several variants without a price are one line
  const lines = new Map<string, string>();
  for (const path of Object.keys(form.missing)) {
    const name = getName(path);
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
