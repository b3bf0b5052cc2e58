import { Alert, Skeleton, TextField } from "@bezak/ui-kit";
import { ChevronRight, LayoutGrid, Percent, Search, Sparkles, Tag } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { CategoryBranch } from "./category-branch.tsx";
import { builtInCategories, matchingCategories } from "./category-menu.ts";
import { useCategoryMenu } from "./use-category-menu.ts";
import styles from "./category-links.module.css";

/** Placeholders while the categories load (specification, section 2). */
const placeholders = 8;

const special = [
  ["sales", Percent],
  ["new", Sparkles],
  ["brands", Tag],
] as const;

/** All entries to the catalogue: all products, categories with counts, special selections. */
export function CategoryLinks({ onFollow }: { onFollow: () => void }) {
  const t = useTexts();
  const paths = usePaths();
  const [wanted, setWanted] = useState("");
  const { menu, failed } = useCategoryMenu();
  const all = menu ?? (failed ? builtInCategories(t) : undefined);
  const shown = all && matchingCategories(all, wanted);
  return (
    <div className={styles.root}>
      <TextField
        type="search"
        label={t("nav.findCategory")}
        hideLabel
        placeholder={t("nav.findCategory")}
        autoComplete="off"
        start={<Search aria-hidden />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <ul role="list" aria-label={t("nav.special")} className={styles.special}>
        {special.map(([filter, Icon]) => (
          <li key={filter}>
            <Link to={paths.catalog(filter)} onClick={onFollow} className={styles.selection}>
              <Icon aria-hidden />
              {t(`nav.${filter}`)}
            </Link>
          </li>
        ))}
      </ul>
      {failed && !menu ? <Alert tone="warning">{t("nav.categoriesFailed")}</Alert> : null}
      <nav aria-label={t("nav.categories")} aria-busy={shown ? undefined : true}>
        <Link to={paths.catalog()} onClick={onFollow} className={styles.link}>
          <span className={styles.allMark}>
            <LayoutGrid aria-hidden />
          </span>
          <span className={styles.name}>{t("nav.allProducts")}</span>
          <ChevronRight aria-hidden className={styles.chevron} />
        </Link>
        {shown ? (
          <CategoryBranch categories={shown} unfolded={wanted.trim() !== ""} onFollow={onFollow} />
        ) : (
          <Placeholders />
        )}
        <p role="status" className={styles.none}>
          {shown?.length === 0 ? t("nav.noCategory") : null}
        </p>
      </nav>
    </div>
  );
}

function Placeholders() {
  return (
    <ul role="list">
      {Array.from({ length: placeholders }, (_, index) => (
        <li key={index} className={styles.link}>
          <Skeleton shape="box" width="2.5rem" height="2.5rem" />
          <Skeleton width={`${45 + ((index * 17) % 40)}%`} />
        </li>
      ))}
    </ul>
  );
}
