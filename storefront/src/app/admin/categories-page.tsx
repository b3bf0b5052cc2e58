import { Button, EmptyState, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { FolderTree, Plus } from "lucide-react";
import { saveCategories } from "../../features/category-admin/category-api.ts";
import { CategoryTree } from "../../features/category-admin/category-tree.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { administeredCategoriesQuery } from "../../lib/administered-categories.ts";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./content-page.module.css";

export default function CategoriesPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const categories = useQuery({ ...administeredCategoriesQuery(useApi()), staleTime: 0 });
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
          <CategoryTree tree={categories.data} />
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
