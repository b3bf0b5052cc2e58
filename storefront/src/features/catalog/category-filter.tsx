import type { Category, Facets } from "@bezak/contract/catalog.ts";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { categoriesQuery } from "./catalog-api.ts";
import { categoryLines } from "./category-lines.ts";
import { ShowMore } from "./show-more.tsx";
import styles from "./filter-panel.module.css";

export interface CategoryFilterProps {
  /** slug or id of the chosen category */
  value: string | undefined;
  counts: Facets["categories"];
  onChange: (slug: string | undefined) => void;
}

/** Top categories; the levels below the chosen one are shown under it. */
export function CategoryFilter({ value, counts, onChange }: CategoryFilterProps) {
  const t = useTexts();
  const text = useLocalized();
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()));
  const lines = categoryLines(categories, counts, value);
  if (lines.length < 2 && value === undefined) return null;
  const line = ({ slug, name }: Pick<Category, "slug" | "name">, level: number, count: number) => {
    const chosen = slug === value;
    return (
      <li key={slug}>
        <button
          type="button"
          aria-pressed={chosen}
          data-level={level}
          onClick={() => onChange(chosen ? undefined : slug)}
          className={styles.branch}
        >
          {text(name)}
          <span className={styles.count}>{formatNumber(count)}</span>
        </button>
      </li>
    );
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("catalog.category")}</legend>
      <ShowMore least={10} isShown={(index) => lines[index]?.near === true}>
        {lines.map(({ category, level, count }) => line(category, level, count))}
      </ShowMore>
    </fieldset>
  );
}
