import { Button, EmptyState, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { FolderTree, Plus } from "lucide-react";
import { useLocation } from "react-router";
import { saveCategories } from "../../features/category-admin/category-api.ts";
import { CategoryTree } from "../../features/category-admin/category-tree.tsx";
import { findCategories } from "../../features/category-admin/find-categories.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { AddressSearch } from "../../lib/address-search.tsx";
import { administeredCategoriesQuery } from "../../lib/administered-categories.ts";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { NothingFound } from "../../lib/nothing-found.tsx";
import { queryText } from "../../lib/query-text.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./content-page.module.css";

export default function CategoriesPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const categories = useQuery({ ...administeredCategoriesQuery(useApi()), staleTime: 0 });
  const q = queryText(new URLSearchParams(useLocation().search));
  const found = q && categories.data ? findCategories(categories.data, q) : undefined;
  const title = t("categoryAdmin.title");
  const add = (
    <Button asChild variant="primary" icon={<Plus aria-hidden />}>
      <Link to={paths.newCategory()}>{t("categoryAdmin.add")}</Link>
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{title}</h1>
          <p className={styles.about}>{t("categoryAdmin.about")}</p>
        </div>
        <div className={styles.actions}>
          <ExportMenu save={saveCategories} total={categories.data?.length} />
          {add}
        </div>
      </header>
      {categories.data ? (
        categories.data.length > 0 ? (
          <>
            <AddressSearch
              label={t("categoryAdmin.search")}
              hint={t("categoryAdmin.searchHint")}
              q={q}
              toAddress={(words) => paths.categories() + (words && `?${new URLSearchParams({ q: words })}`)}
              className={styles.search}
            />
            {found?.size === 0 ? (
              <NothingFound
                headingLevel={2}
                title={t("categoryAdmin.nothing")}
                text={t("categoryAdmin.nothingText")}
                showAll={t("categoryAdmin.showAll")}
                to={paths.categories()}
              />
            ) : (
              <CategoryTree tree={categories.data} found={found} />
            )}
          </>
        ) : (
          <EmptyState
            headingLevel={2}
            icon={<FolderTree aria-hidden />}
            title={t("categoryAdmin.none")}
            text={t("categoryAdmin.noneText")}
          />
        )
      ) : (
        (renderMissing(categories, 2) ?? (
          <div role="group" aria-busy aria-label={t("common.loading")} className={styles.skeleton}>
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} shape="box" height="6rem" />
            ))}
          </div>
        ))
      )}
    </div>
  );
}
