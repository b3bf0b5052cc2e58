import { useLocation } from "react-router";
import { ProductList } from "../../features/product-admin/product-list.tsx";
import { parseProductsChoice } from "../../features/product-admin/products-address.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function ProductsPage() {
  const t = useTexts();
  const title = t("productAdmin.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <ProductList choice={parseProductsChoice(new URLSearchParams(useLocation().search))} />
    </div>
  );
}
