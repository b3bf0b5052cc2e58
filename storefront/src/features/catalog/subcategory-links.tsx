import type { Category } from "@bezak/contract/catalog.ts";
import { Link } from "react-router-dom";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./subcategory-links.module.css";

/** The categories below the one on the page. */
export function SubcategoryLinks({ categories }: { categories: readonly Category[] }) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePaths();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t("catalog.subcategories")}>
      <ul role="list" className={styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={paths.category(category.slug)} className={styles.link}>
              {text(category.name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
