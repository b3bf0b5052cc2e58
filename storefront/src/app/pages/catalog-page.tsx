import { useLocation } from "react-router";
import { listStateQuery, parseListState } from "../../features/catalog/list-state.ts";
import { ProductListing } from "../../features/catalog/product-listing.tsx";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { renderCardAction } from "../card-action.tsx";
import { PageHead } from "../page-head.tsx";
import { pagedTitle } from "../paged-title.ts";
import styles from "./page.module.css";

const titles: Record<string, TextKey> = {
  sales: "catalog.salesTitle",
  new: "catalog.newTitle",
  brands: "catalog.brandsTitle",
};

export default function CatalogPage() {
  const t = useTexts();
  const paths = usePaths();
  const state = parseListState(new URLSearchParams(useLocation().search));
  const title = t(titles[state.filter ?? ""] ?? "catalog.title");
  return (
    <div className={styles.page}>
      <PageHead title={pagedTitle(t, title, state.page)} description={t("catalog.description")} />
      <h1>{title}</h1>
      <ProductListing
        source={{ kind: "all" }}
        state={state}
        toAddress={(next) => `${paths.catalog()}${listStateQuery(next)}`}
        renderAction={renderCardAction}
      />
    </div>
  );
}
