import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { Button, EmptyState, Skeleton, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { Navigate, useLocation, useParams } from "react-router";
import { newCategory } from "../../features/category-admin/category-fields.ts";
import { CategoryForm } from "../../features/category-admin/category-form.tsx";
import { useCategoryForm } from "../../features/category-admin/use-category-form.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { administeredCategoriesQuery } from "../../lib/administered-categories.ts";
import { useApi } from "../../lib/api-context.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { Link } from "../../lib/link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./content-page.module.css";

export default function CategoryPage() {
  const t = useTexts();
  const text = useLocalized();
  const list = usePanelPaths().categories();
  const { id } = useParams();
  const parent = new URLSearchParams(useLocation().search).get("parent");
  const categories = useQuery(administeredCategoriesQuery(useApi()));
  const tree = categories.data;
  const found = tree?.find((one) => one.id === id);
  const isTop = (one: AdministeredCategory) => one.id === parent && one.parentId === null;
  const fresh = newCategory(tree?.find(isTop)?.id ?? null);
  const category = id === undefined ? tree && fresh : found;
  const name = id === undefined ? t("categoryAdmin.new") : text(found?.name) || t("categoryAdmin.one");
  return (
    <div className={styles.page}>
      <PageHead
        title={`${name} · ${t("categoryAdmin.title")} · ${t("shop.name")}`}
        description={name}
        index={false}
      />
      <p>
        <TextLink asChild variant="standalone">
          <Link to={list}>{t("categoryAdmin.back")}</Link>
        </TextLink>
      </p>
      {tree && category ? (
        <>
          <div className={styles.head}>
            <h1 className={styles.title}>{name}</h1>
            {id === undefined ? null : <HistoryLink id={category.id} name={name} />}
          </div>
          <Category key={category.id} category={category} tree={tree} />
        </>
      ) : tree ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchX aria-hidden />}
          title={t("categoryAdmin.missing")}
          text={t("categoryAdmin.missingText")}
          actions={
            <Button asChild variant="primary">
              <Link to={list}>{t("categoryAdmin.back")}</Link>
            </Button>
          }
        />
      ) : (
        (renderMissing(categories, 1) ?? (
          <>
            <h1 className={styles.title}>{name}</h1>
            <div role="group" aria-busy aria-label={t("common.loading")} className={styles.skeleton}>
              <Skeleton shape="box" height="24rem" />
              <Skeleton shape="box" height="18rem" />
            </div>
          </>
        ))
      )}
    </div>
  );
}

interface CategoryProps {
  category: AdministeredCategory;
  tree: readonly AdministeredCategory[];
}

function Category({ category, tree }: CategoryProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const form = useCategoryForm(category);
  if (form.created) return <Navigate replace to={paths.category(form.created.id)} />;
  return (
    <>
      <CategoryForm form={form} category={category} tree={tree} />
      <LeaveGuard active={form.isDirty} text={t("categoryAdmin.leaveText")} />
    </>
  );
}
