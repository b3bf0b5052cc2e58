import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { administeredCategoriesQuery } from "../../lib/administered-categories.ts";
import { useApi } from "../../lib/api-context.ts";
import { FactList } from "../../lib/fact-list.tsx";
import { PanelSection } from "../../lib/panel-section.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { attributeFacts, findAttributes, findCategoryPath } from "./product-attributes.ts";
import { findFiscalCodes, type FoundCodes } from "./product-codes.ts";
import styles from "./product-view.module.css";

/** Category with those above it, brand and attributes. */
export function CategoryFacts({ product }: { product: AdministeredProduct }) {
  const t = useTexts();
  const text = useLocalized();
  const { category, brand, attributes } = product;
  const { data = [], isLoading } = useQuery(administeredCategoriesQuery(useApi()));
  const path = findCategoryPath(data, category.id);
  // without the list, the product's own category is known
  const names = path.length > 0 ? path.map(({ name }) => text(name)) : [text(category.name)];
  return (
    <PanelSection title={t("sellerProducts.sections.category")}>
      {isLoading ? (
        // the names of the attributes are not known yet
        <Skeleton shape="box" height="6rem" />
      ) : (
        <FactList
          dense
          facts={[
            { name: t("sellerProducts.category"), value: names.join(" › ") },
            { name: t("sellerProducts.brand"), value: brand },
            ...attributeFacts(attributes, findAttributes(path), { t, text }),
          ]}
        />
      )}
    </PanelSection>
  );
}

/** Codes of the fiscal receipt: the product's own, else those of its category. */
export function FiscalFacts({ product }: { product: AdministeredProduct }) {
  const t = useTexts();
  const { data, isLoading } = useQuery(administeredCategoriesQuery(useApi()));
  const codes = findFiscalCodes(product, findCategoryPath(data ?? [], product.category.id));
  return (
    <PanelSection title={t("sellerProducts.sections.fiscal")}>
      {codes ? (
        <FiscalCodes {...codes} />
      ) : isLoading ? (
        <Skeleton shape="box" height="6rem" />
      ) : (
        <p className={styles.quiet}>{t(data ? "productAdmin.noCode" : "sellerProducts.categoriesFailed")}</p>
      )}
    </PanelSection>
  );
}

function FiscalCodes({ ikpu, packageCode, vatPercent, from }: FoundCodes) {
  const t = useTexts();
  const text = useLocalized();
  const vat = vatPercent === 0 ? t("sellerProducts.noVat") : `${vatPercent}\u00a0%`;
  return (
    <>
      <FactList
        dense
        facts={[
          { name: t("sellerProducts.ikpu"), value: ikpu },
          { name: t("sellerProducts.packageCode"), value: packageCode },
          { name: t("sellerProducts.vat"), value: vatPercent === null ? null : vat },
        ]}
      />
      {from ? <p className={styles.quiet}>{t("productAdmin.codesOf", { name: text(from) })}</p> : null}
    </>
  );
}
