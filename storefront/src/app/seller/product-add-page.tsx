import { useTexts } from "../../i18n/texts-context.tsx";
import { PanelHead } from "./panel-head.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { ProductBreadcrumbs } from "./product-breadcrumbs.tsx";
import styles from "./products-page.module.css";

export default function ProductAddPage() {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PanelHead title={t("sellerProducts.newTitle")} />
      <ProductBreadcrumbs name={t("sellerProducts.newTitle")} />
      <h1>{t("sellerProducts.newTitle")}</h1>
      <ProductEditor product={null} onReload={() => undefined} />
    </div>
  );
}
