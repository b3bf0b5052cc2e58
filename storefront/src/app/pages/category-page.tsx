import { Breadcrumbs, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { categoriesQuery, categoryQuery } from "../../features/catalog/catalog-api.ts";
import { CategoryTiles } from "../../features/catalog/category-tiles.tsx";
import { listStateQuery, parseListState } from "../../features/catalog/list-state.ts";
import { ProductListing } from "../../features/catalog/product-listing.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { lazyIsland } from "../../lib/lazy-island.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { renderCardAction } from "../card-action.tsx";
import { useHeadSink } from "../head-context.ts";
import { crumbsData, toGraph } from "../json-ld.ts";
import { PageHead } from "../page-head.tsx";
import { pagedTitle } from "../paged-title.ts";
import styles from "./page.module.css";

const NotFound = lazyIsland(
  "src/app/not-found.tsx",
  import.meta.env.SSR ? await import("../not-found.tsx") : () => import("../not-found.tsx"),
);

export default function CategoryPage() {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePaths();
  const { categoryId = "" } = useParams();
  const state = parseListState(new URLSearchParams(useLocation().search));
  const api = useApi();
  const { origin } = useHeadSink();
  const { data: category, error } = useQuery(categoryQuery(api, categoryId));
  const { data: all = [] } = useQuery(categoriesQuery(api));
  const above = all.find(({ id }) => id === category?.parentId);
  if (hasStatus(error, 404)) return <NotFound />;
  const name = category ? text(category.name) : undefined;
  const title = name ?? t("catalog.title");
  const breadcrumbs = [
    { label: t("nav.home"), to: paths.home() },
    { label: t("nav.catalog"), to: paths.catalog() },
    ...(above ? [{ label: text(above.name), to: paths.category(above.slug) }] : []),
    { label: title, to: paths.category(category?.slug ?? categoryId) },
  ];
  return (
    <div className={styles.page}>
      <PageHead
        title={pagedTitle(t, title, state.page)}
        description={t("catalog.categoryDescription", { name: title })}
        canonical={category && paths.category(category.slug)}
        data={import.meta.env.SSR ? toGraph(crumbsData(origin, breadcrumbs)) : undefined}
      />
      <Breadcrumbs
        label={t("common.breadcrumbs")}
        renderLink={renderLink}
        items={[...breadcrumbs.slice(0, -1), { label: title }]}
      />
      <h1 aria-label={title}>{name || error ? title : <Skeleton width="12rem" />}</h1>
      {category ? (
        <CategoryTiles title={t("catalog.subcategories")} hideTitle categories={category.children} />
      ) : null}
      <ProductListing
        source={{ kind: "category", id: categoryId }}
        state={state}
        toAddress={(next) => `${paths.category(categoryId)}${listStateQuery(next)}`}
        renderAction={renderCardAction}
      />
    </div>
  );
}
