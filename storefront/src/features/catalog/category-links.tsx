import { Alert, Skeleton, TextField } from "@bezak/ui-kit";
import { Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { builtInCategories, type MenuCategory } from "./category-menu.ts";
import { useCategoryMenu } from "./use-category-menu.ts";
import styles from "./category-links.module.css";

/** Placeholders while the categories load (specification, section 2). */
const placeholders = 8;

function matching(menu: MenuCategory[], wanted: string): MenuCategory[] {
  const needle = wanted.trim().toLowerCase();
  if (needle === "") return menu;
  return menu.flatMap((category) => {
    if (category.name.toLowerCase().includes(needle)) return [category];
    const children = matching(category.children, needle);
    return children.length > 0 ? [{ ...category, children }] : [];
  });
}

/** Everything the catalogue can be entered by: all goods, categories with counts, special selections. */
export function CategoryLinks({ onFollow }: { onFollow: () => void }) {
  const t = useTexts();
  const paths = usePaths();
  const [wanted, setWanted] = useState("");
  const { menu, failed } = useCategoryMenu();
  const shown = menu ?? (failed ? builtInCategories(t) : undefined);
  const special = (["brands", "sales", "new"] as const).map((filter) => ({
    to: paths.catalog(filter),
    name: t(`nav.${filter}`),
  }));
  return (
    <div className={styles.root}>
      <Link to={paths.catalog()} onClick={onFollow} className={styles.all}>
        {t("nav.allProducts")}
      </Link>
      <TextField
        type="search"
        label={t("nav.findCategory")}
        hideLabel
        placeholder={t("nav.findCategory")}
        start={<Search aria-hidden />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {failed && !menu ? <Alert tone="warning">{t("nav.categoriesFailed")}</Alert> : null}
      <nav aria-label={t("nav.categories")} aria-busy={shown ? undefined : true}>
        {shown ? <Branch categories={matching(shown, wanted)} onFollow={onFollow} /> : <Placeholders />}
      </nav>
      <nav aria-labelledby="special-sections">
        <h3 id="special-sections" className={styles.title}>
          {t("nav.special")}
        </h3>
        <ul role="list">
          {special.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} onClick={onFollow} className={styles.link}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Branch({ categories, onFollow }: { categories: MenuCategory[]; onFollow: () => void }) {
  const t = useTexts();
  const paths = usePaths();
  if (categories.length === 0) return <p className={styles.none}>{t("nav.noCategory")}</p>;
  return (
    <ul role="list">
      {categories.map((category) => (
        <li key={category.address}>
          <Link to={paths.category(category.address)} onClick={onFollow} className={styles.link}>
            <span>{category.name}</span>
            {category.productCount === null ? null : (
              <span className={styles.count}>{formatNumber(category.productCount)}</span>
            )}
          </Link>
          {category.children.length > 0 ? (
            <div className={styles.children}>
              <Branch categories={category.children} onFollow={onFollow} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Placeholders() {
  return (
    <ul role="list">
      {Array.from({ length: placeholders }, (_, index) => (
        <li key={index} className={styles.link}>
          <Skeleton width={`${50 + ((index * 17) % 40)}%`} />
        </li>
      ))}
    </ul>
  );
}
