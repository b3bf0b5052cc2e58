import { EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { featuredProductsQuery } from "../features/catalog/catalog-api.ts";
import { CategoryTiles } from "../features/catalog/category-tiles.tsx";
import { QueriedRow } from "../features/catalog/queried-row.tsx";
import { useTopCategories } from "../features/catalog/use-top-categories.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { renderCardAction } from "./card-action.tsx";
import { homeRowLength } from "./row-lengths.ts";
import styles from "./pages/page.module.css";

interface SearchNothingProps {
  /** explains an empty result; undefined when nothing was searched for */
  reason?: { title: string; text: string };
}

/** A search without products: hints and popular products. */
export default function SearchNothing({ reason }: SearchNothingProps) {
  const t = useTexts();
  const popular = useQuery(featuredProductsQuery(useApi(), homeRowLength));
  return (
    <div className={styles.sections}>
      {reason ? <EmptyState role="status" icon={<Search aria-hidden />} {...reason} /> : null}
      <CategoryTiles title={t("catalog.categories")} categories={useTopCategories()} />
      <QueriedRow title={t("catalog.popular")} result={popular} renderAction={renderCardAction} />
    </div>
  );
}
