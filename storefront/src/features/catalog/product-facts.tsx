import type { Product } from "@bezak/contract/catalog.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import styles from "./product-facts.module.css";

export interface ProductFactsProps {
  product: Product;
  /** article number of the chosen variant */
  sku: string | null;
}

export default function ProductFacts({ product, sku }: ProductFactsProps) {
  const t = useTexts();
  const text = useLocalized();
  const facts = [
    ...(product.brand ? [{ name: t("product.brand"), value: product.brand }] : []),
    ...product.attributes.map(({ name, value }) => ({ name: text(name), value: text(value) })),
    ...(sku ? [{ name: t("product.sku"), value: sku }] : []),
  ];
  const description = text(product.description);
  return (
    <div className={styles.root}>
      {description ? (
        <section className={styles.section}>
          <h2>{t("product.description")}</h2>
          <p className={styles.description}>{description}</p>
        </section>
      ) : null}
      {facts.length > 0 ? (
        <section className={styles.section}>
          <h2>{t("product.attributes")}</h2>
          <dl>
            {facts.map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </div>
  );
}
